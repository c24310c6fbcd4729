import { fill } from '@nokshi/forms/fill.ts';
import { type FormWords, formWords } from '@nokshi/forms/form-words.ts';
import { type FormId, formOf } from '@nokshi/forms/forms.ts';
import { type Language, pathIn } from '@nokshi/forms/languages.ts';
import { onHost } from '@nokshi/forms/on-host.ts';
import { referencePattern } from '@nokshi/forms/reference.ts';
import type { FormsFile } from '@nokshi/forms/words.ts';
import { href } from '../routes/routes.ts';
import { companyView } from './company.ts';
import { pageWords, plainly, rawSingle, single } from './entries.ts';
import { iconDrawing } from './icons.ts';

/**
 * Where enquiries go, decided when the site is built by PUBLIC_ENQUIRY_ENDPOINT:
 * - not set: `/api`, the server that also serves the site;
 * - an address such as https://forms.nokshi.example/api: a server elsewhere, which must list this
 *   site in ALLOWED_ORIGINS;
 * - `none`: no server at all. The forms then hand over to WhatsApp, an email or a call.
 */
export function enquiryEndpoint(setting: string | undefined): string | undefined {
  const endpoint = (setting ?? '').trim().replace(/\/+$/, '') || onHost('/api');
  if (endpoint === 'none') return undefined;
  const isRight = endpoint.startsWith('/') || URL.parse(endpoint)?.protocol.startsWith('http');
  if (isRight) return endpoint;
  throw new Error(
    `PUBLIC_ENQUIRY_ENDPOINT is "${setting}"; it should be /api, https://…/api, or none.`,
  );
}

type ShownWords = {
  language: Language;
  words: FormWords;
  /** The notice on a page that is in another language. */
  lang: Language | undefined;
};

/** The words of the forms on a page, wholly in one language. */
async function wordsFor(language: Language): Promise<ShownWords> {
  const shown = formWords(rawSingle('forms') as FormsFile, language);
  return { ...shown, lang: shown.language === language ? undefined : shown.language };
}

/** The words that one form shows, since all of them travel with its page: not what the server alone says. */
function wordsOf(kind: FormId, all: FormWords) {
  const { reply: _mailedByTheServer, ...words } = all;
  const { back: _back, tooLargeToKeep: _large, tooManyToKeep: _many, ...messages } = words.messages;
  const ownOf = <Each extends object>(each: Each) =>
    Object.fromEntries(
      Object.entries(each).filter(([name]) => name in formOf(kind).fields),
    ) as Each;
  const agents = { ...words.agents, fields: ownOf(words.agents.fields) };
  return { ...words, messages, agents, fields: ownOf(words.fields) };
}

/**
 * Everything a form needs in the browser: its words, where it is sent, the other ways to reach us.
 * @param language that of the page
 */
export async function formView(kind: FormId, language: Language) {
  const [forms, company, labels, policy] = await Promise.all([
    wordsFor(language),
    companyView(language),
    plainly.single('labels', language),
    plainly.pageWords('privacy-policy', language),
  ]);
  const words = wordsOf(kind, forms.words);
  const days = company.enquiriesKeptDays;
  const [phone] = company.telephones;
  if (!phone) throw new Error('content/company/index.yaml: phones is empty');
  return {
    endpoint: enquiryEndpoint(import.meta.env['PUBLIC_ENQUIRY_ENDPOINT']),
    /** The page it stands on, from the root of the site, where that is known before the script runs. */
    page: pathIn(language, formOf(kind).page) as string | undefined,
    language: forms.language,
    lang: forms.lang,
    words: {
      ...words,
      privacy: fill(words.privacy, { days }, forms.language),
      newTab: labels.newTab,
    },
    policy: { href: href('privacy-policy', language), title: policy.title },
    company: {
      whatsappLink: company.whatsappLink,
      mailto: company.mailto,
      email: company.email,
      phone,
      referencePrefix: company.referencePrefix,
    },
    icons: {
      whatsapp: iconDrawing('tabler:brand-whatsapp'),
      email: iconDrawing('tabler:mail'),
      phone: iconDrawing('tabler:phone'),
      copy: iconDrawing('tabler:copy'),
      retry: iconDrawing('tabler:refresh'),
      done: iconDrawing('tabler:check'),
    },
  };
}
export type FormView = Awaited<ReturnType<typeof formView>>;

/** The Book a Demo dialog: the form, and the words around it. */
export async function demoDialog(language: Language) {
  const [form, page, labels] = await Promise.all([
    formView('demo', language),
    pageWords('book-a-demo', language),
    single('labels', language),
  ]);
  return {
    // It opens on many pages; the script says on which.
    form: { ...form, page: undefined },
    title: page.title,
    intro: page.intro,
    close: labels.close,
    closeIcon: iconDrawing('tabler:x'),
  };
}
export type DemoDialogView = Awaited<ReturnType<typeof demoDialog>>;

/** The address that visitors without script come to after sending. */
export async function thanksView(language: Language) {
  const [{ words, lang }, company] = await Promise.all([wordsFor(language), companyView(language)]);
  return {
    thanks: words.thanks,
    lang,
    /** Where to write another enquiry. */
    contact: onHost(pathIn(language, formOf('contact').page)),
    referencePattern: referencePattern(company.referencePrefix),
  };
}
export type ThanksView = Awaited<ReturnType<typeof thanksView>>;
