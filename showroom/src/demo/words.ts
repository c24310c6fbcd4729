import { type DemoLanguage, defaultDemoLanguage } from './languages.ts';

/** What a demo says: in each language, or in the one that its users speak. */
export type DemoText = string | Readonly<Record<DemoLanguage, string>>;

/**
 * Words in a language; what is written once is the same in all, and what nobody has translated yet is in
 * the default language.
 */
export const textIn = (words: DemoText, language: DemoLanguage): string =>
  typeof words === 'string' ? words : (words[language] ?? words[defaultDemoLanguage]);
