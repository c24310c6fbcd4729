import { languages } from '@nokshi/forms/languages.ts';
import type { DemoLanguage } from '../demo/languages.ts';

/** A day of the past or plan that a demo begins with, as its distance from today: -1 is yesterday. */
export type DayOffset = number;

/** A day that a visitor chose, or on which they did something: 2026-11-22. It stays that day. */
export type ChosenDay = string;

/** A day of a world: one that moves with today, or one that stays. */
export type Day = DayOffset | ChosenDay;

/** The date of a day. @param today midnight of the day that it is */
export function dateOf(day: Day, today: Date): Date {
  if (typeof day === 'string') {
    const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
    return new Date(year, month - 1, date);
  }
  const date = new Date(today);
  date.setDate(date.getDate() + day);
  return date;
}

/** How far a day is from today, in days. */
export const distanceOf = (day: Day, today: Date): DayOffset =>
  typeof day === 'number'
    ? day
    : Math.round((dateOf(day, today).getTime() - today.getTime()) / 86_400_000);

/** A day as one that stays. */
export const chosenDay = (day: Day, today: Date): ChosenDay => {
  const date = dateOf(day, today);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
};

/** The day of a moment. */
export const dayOf = (moment: Date): ChosenDay => chosenDay(0, moment);

/** The day so many days after another, or before it. */
export const dayAfter = (day: ChosenDay, days: number): ChosenDay =>
  chosenDay(days, dateOf(day, new Date(0)));

/** How many days lie between two days. */
export const daysBetween = (from: ChosenDay, to: ChosenDay): number =>
  distanceOf(to, dateOf(from, new Date(0)));

/** A day in words: 22 November, or with its weekday or year. */
export const dayInWords = (
  day: Day,
  today: Date,
  language: DemoLanguage,
  parts: 'day' | 'weekday' | 'year' = 'day',
): string =>
  new Intl.DateTimeFormat(languages[language].locale, {
    day: 'numeric',
    month: 'long',
    ...(parts === 'weekday' && { weekday: 'long' }),
    ...(parts === 'year' && { year: 'numeric' }),
  }).format(dateOf(day, today));

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

/** A month by its distance from this one. */
export const monthInWords = (month: number, today: Date, language: DemoLanguage): string =>
  new Intl.DateTimeFormat(languages[language].locale, { month: 'long' }).format(
    new Date(today.getFullYear(), today.getMonth() + month, 1),
  );
