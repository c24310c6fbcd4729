import { type Language, languages } from './languages.ts';

const shown = new Set<Intl.DateTimeFormatPartTypes>(['day', 'month', 'year']);

/**
 * 20 November 2026 and ২০ নভেম্বর ২০২৬ for "2026-11-20". Intl's own long date puts a comma before a
 * Bangla year, which nobody in Bangladesh writes.
 */
export const longDate = (day: string, language: Language): string =>
  formatOf(language)
    .formatToParts(new Date(day))
    .filter(({ type }) => shown.has(type))
    .map(({ value }) => value)
    .join(' ');

/** A format takes longer to make than a hundred days to write. */
const formats = new Map<Language, Intl.DateTimeFormat>();

function formatOf(language: Language): Intl.DateTimeFormat {
  const format =
    formats.get(language) ??
    new Intl.DateTimeFormat(languages[language].locale, { dateStyle: 'long', timeZone: 'UTC' });
  formats.set(language, format);
  return format;
}
