import type { Language } from '@nokshi/forms/languages.ts';

/** The languages that demos speak, whatever others the site is in. */
export const demoLanguages = ['en', 'bn'] as const satisfies readonly Language[];

export type DemoLanguage = (typeof demoLanguages)[number];

/** What a demo is shown in on a page whose language it does not speak. */
export const defaultDemoLanguage = 'en' satisfies DemoLanguage;

export const isDemoLanguage = (code: unknown): code is DemoLanguage =>
  demoLanguages.some((one) => one === code);

/** The language in which a page shows a demo and its frame. @param language of the page */
export const demoLanguageOf = (language: Language): DemoLanguage =>
  isDemoLanguage(language) ? language : defaultDemoLanguage;
