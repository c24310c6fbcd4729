import { type Language, languages } from '@nokshi/forms/languages.ts';

const shown = new Set<Intl.DateTimeFormatPartTypes>(['day', 'month', 'year']);

/**
 * 20 November 2026 and ২০ নভেম্বর ২০২৬ for "2026-11-20". Intl's own long date puts a comma before a
 * Bangla year, which nobody in Bangladesh writes.
 */
export const longDate = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(languages[language].locale, { dateStyle: 'long', timeZone: 'UTC' })
    .formatToParts(new Date(day))
    .filter(({ type }) => shown.has(type))
    .map(({ value }) => value)
    .join(' ');
