import { type Language, languageCodes, languages } from '@nokshi/forms/languages.ts';
import { href, type Route } from './routes.ts';

/** A page in one of the languages, as a link to it from the page in another one. */
export type PageInLanguage = {
  language: Language;
  /** The language's name in itself. */
  name: string;
  href: string;
  /** Whether it is the page that links. */
  current: boolean;
};

/**
 * The same page in every language. An unknown address is none in any: from it, the links lead home.
 * @param shown the language of the page that links
 */
export const pageInLanguages = (route: Route, shown: Language): PageInLanguage[] =>
  languageCodes.map((language) => ({
    language,
    name: languages[language].name,
    href: href(route === 'not-found' ? 'home' : route, language),
    current: language === shown,
  }));
