import { type Language, languages } from '@nokshi/forms/languages.ts';

/** 20 November 2026 for "2026-11-20", as the language writes it. */
export const longDate = (day: string, language: Language) =>
  new Intl.DateTimeFormat(languages[language].locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(day));
