import { companyView } from './company.ts';
import { single } from './entries.ts';
import { iconDrawing } from './icons.ts';

/**
 * Where enquiries go, decided when the site is built by PUBLIC_ENQUIRY_ENDPOINT:
 * - not set: `/api`, the server that also serves the site;
 * - an address such as https://forms.nokshi.example/api: a server elsewhere, which must list this
 *   site in ALLOWED_ORIGINS;
 * - `none`: no server at all. The forms then hand over to WhatsApp, an email or a call.
 */
export function enquiryEndpoint(setting: string | undefined): string | undefined {
  const endpoint = (setting ?? '').trim().replace(/\/+$/, '') || '/api';
  if (endpoint === 'none') return undefined;
  const isRight = endpoint.startsWith('/') || URL.parse(endpoint)?.protocol.startsWith('http');
  if (isRight) return endpoint;
  throw new Error(
    `PUBLIC_ENQUIRY_ENDPOINT is "${setting}"; it should be /api, https://…/api, or none.`,
  );
}

/** Everything both forms need in the browser: words, where to send, and the other ways to reach us. */
export async function enquiryForm() {
  const [forms, company, labels] = await Promise.all([
    single('forms'),
    companyView(),
    single('labels'),
  ]);
  const { reply: _mailedByTheServer, ...words } = forms;
  const [phone] = company.telephones;
  if (!phone) throw new Error('content/company/index.yaml: phones is empty');
  return {
    endpoint: enquiryEndpoint(import.meta.env['PUBLIC_ENQUIRY_ENDPOINT']),
    words: { ...words, newTab: labels.newTab },
    company: {
      whatsappLink: company.whatsappLink,
      mailto: company.mailto,
      email: company.email,
      phone,
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
export type EnquiryForm = Awaited<ReturnType<typeof enquiryForm>>;

/** The Book a Demo dialog: the form, and the words around it (SPEC 2.9). */
export async function demoDialog() {
  const [form, page, labels] = await Promise.all([
    enquiryForm(),
    single('bookADemo'),
    single('labels'),
  ]);
  return {
    form,
    title: page.title,
    intro: page.intro,
    close: labels.close,
    closeIcon: iconDrawing('tabler:x'),
  };
}
export type DemoDialogView = Awaited<ReturnType<typeof demoDialog>>;
