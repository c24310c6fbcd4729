import chosen from '../../content/languages.json' with { type: 'json' };

type LanguageFacts = {
  /** Its name in itself, for the link that leads to it. */
  name: string;
  /** How Intl formats days and numbers in it (BCP 47). */
  locale: string;
  /** What link previews call it (Open Graph). */
  openGraph: string;
  /** Which letters it is written in (ISO 15924): its pages fetch the fonts of these. */
  script: 'Latn' | 'Beng';
  /** How far apart the lines of a mail stand, in heights of its letters: Bangla has signs above and below. */
  leading: number;
  /** How Intl groups taka in it, by lakh and crore where its readers do (BCP 47; en-BD doesn't). */
  takaLocale: string;
  /** The full stop. */
  fullStop: string;
};

/**
 * The languages that words in content/ may be in, each with what depends on it alone. Which of them
 * the site speaks stands in content/languages.json: docs/changing.md.
 */
export const languages = {
  en: {
    name: 'English',
    locale: 'en-GB',
    openGraph: 'en_US',
    script: 'Latn',
    leading: 1.5,
    takaLocale: 'en-IN',
    fullStop: '.',
  },
  bn: {
    name: 'বাংলা',
    locale: 'bn-BD',
    openGraph: 'bn_BD',
    script: 'Beng',
    leading: 1.7,
    takaLocale: 'bn-BD',
    fullStop: '।',
  },
} as const satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof languages;

/** All of them: words may stand in content/, and enquiries in the ledger, that the site no longer speaks. */
export const knownLanguages = Object.keys(languages) as readonly Language[];

export const isKnownLanguage = (code: unknown): code is Language =>
  typeof code === 'string' && Object.hasOwn(languages, code);

/** The languages of the pages, the forms and the mails, in the order of content/languages.json. */
export const languageCodes: readonly Language[] = chosen.map((code) => {
  if (isKnownLanguage(code)) return code;
  throw new Error(
    `content/languages.json: ${code} is not one of the languages ${knownLanguages.join(', ')}`,
  );
});

const [first] = languageCodes;
if (!first) throw new Error('content/languages.json names no language');

/** Its words are required in content/, and its pages stand at the root of the site. */
export const defaultLanguage: Language = first;

/** Words as content/ holds them: the default language always, any other one where it was written. */
export type Words = Partial<Record<Language, string>>;

/** Whether the site speaks a language. */
export const isLanguage = (code: unknown): code is Language =>
  languageCodes.some((one) => one === code);

/**
 * The language of a page.
 * @param code what the page says it is, such as Astro.currentLocale
 * @throws when it is not one of `languages`, which no page can be
 */
export function languageOf(code: string | undefined): Language {
  if (isLanguage(code)) return code;
  throw new Error(`${code} is not one of the languages ${languageCodes.join(', ')}`);
}

/**
 * The address of a page in a language: /contact, or /bn/contact; in the default one where the site does not speak it.
 * @param path the address in the default language, from the first slash on
 */
export function pathIn(language: Language, path: string): string {
  if (language === defaultLanguage || !isLanguage(language)) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** The language of the page at an address, also of one that was there; the default for addresses that name none. */
export function languageOfPath(path: string): Language {
  const [, first] = path.split('/', 2);
  return isKnownLanguage(first) ? first : defaultLanguage;
}

/** The address of the same page in the default language: /contact for /bn/contact. */
export const defaultPathOf = (path: string): string =>
  path.slice(pathIn(languageOfPath(path), '').length) || '/';
