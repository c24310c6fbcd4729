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
