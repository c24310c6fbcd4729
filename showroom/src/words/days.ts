import { languages } from '@nokshi/forms/languages.ts';
import type { DemoLanguage } from '../demo/languages.ts';

/** A day: 2026-11-22. */
export type Day = string;

/** Midnight of a day. */
export function dateOf(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

/** The day of a moment, or the one so many days after it. */
export function dayOf(moment: Date, after = 0): Day {
  const date = new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() + after);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0'))
    .join('-');
}

/** The day so many days after another, or before it. */
export const dayAfter = (day: Day, days: number): Day => dayOf(dateOf(day), days);

/** Whether a text, such as what a field of days holds, is a day. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && dayOf(dateOf(text)) === text;

/** How many days lie between two days; below zero when the second is earlier. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((dateOf(to).getTime() - dateOf(from).getTime()) / 86_400_000);

/** How far a day is from today, in days. */
export const distanceOf = (day: Day, today: Date): number => daysBetween(dayOf(today), day);

/** A day in words: 22 November, or with its weekday or year; or its month, November 2026. */
export const dayInWords = (
  day: Day,
  language: DemoLanguage,
  parts: 'day' | 'weekday' | 'year' | 'month' = 'day',
): string =>
  new Intl.DateTimeFormat(languages[language].locale, {
    month: 'long',
    ...(parts !== 'month' && { day: 'numeric' }),
    ...(parts === 'weekday' && { weekday: 'long' }),
    ...((parts === 'year' || parts === 'month') && { year: 'numeric' }),
  }).format(dateOf(day));

/** A weekday by its number, 0 is Sunday. */
export const weekdayInWords = (
  weekday: number,
  language: DemoLanguage,
  length: 'long' | 'short',
): string =>
  // 22 November 2026 was a Sunday.
  new Intl.DateTimeFormat(languages[language].locale, { weekday: length }).format(
    new Date(2026, 10, 22 + weekday),
  );

/** The month of a day, or one such as 2026-11. */
export const monthInWords = (month: Day, language: DemoLanguage): string =>
  new Intl.DateTimeFormat(languages[language].locale, { month: 'long' }).format(dateOf(month));
