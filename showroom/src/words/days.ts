import { type Language, languages } from '@nokshi/forms/languages.ts';

/** Days are kept as their distance from today, so that a demo never grows old: -1 is yesterday. */
export type DayOffset = number;

/** The date of a day. @param today midnight of the visitor's day */
export function dateOf(offset: DayOffset, today: Date): Date {
  const date = new Date(today);
  date.setDate(date.getDate() + offset);
  return date;
}

/** A day in words: 22 November, or with its weekday or year. */
export const dayInWords = (
  offset: DayOffset,
  today: Date,
  language: Language,
  parts: 'day' | 'weekday' | 'year' = 'day',
): string =>
  new Intl.DateTimeFormat(languages[language].locale, {
    day: 'numeric',
    month: 'long',
    ...(parts === 'weekday' && { weekday: 'long' }),
    ...(parts === 'year' && { year: 'numeric' }),
  }).format(dateOf(offset, today));

/** A weekday by its number, 0 is Sunday. */
export const weekdayInWords = (
  weekday: number,
  language: Language,
  length: 'long' | 'short',
): string =>
  // 22 November 2026 was a Sunday.
  new Intl.DateTimeFormat(languages[language].locale, { weekday: length }).format(
    new Date(2026, 10, 22 + weekday),
  );

/** A month by its distance from this one. */
export const monthInWords = (month: number, today: Date, language: Language): string =>
  new Intl.DateTimeFormat(languages[language].locale, { month: 'long' }).format(
    new Date(today.getFullYear(), today.getMonth() + month, 1),
  );
