import { type Language, languages } from '@nokshi/forms/languages.ts';
import { partOfDay } from '@nokshi/forms/part-of-day.ts';
import { type DayOffset, dateOf } from '../../words/days.ts';
import type { Moment } from './world.ts';

/** A time of day: 9.10 am, সকাল ৯:১০. @param at minutes since midnight */
export function clock(at: number, language: Language): string {
  const hour = Math.floor(at / 60);
  const twelve = hour % 12 || 12;
  const minutes = String(at % 60).padStart(2, '0');
  if (language === 'en') return `${twelve}.${minutes} ${hour < 12 ? 'am' : 'pm'}`;
  const part = partOfDay(hour);
  const digits = new Intl.NumberFormat('bn-BD', { useGrouping: false });
  const [before, after] = [digits.format(twelve), digits.format(at % 60).padStart(2, '০')];
  return `${part} ${before}:${after}`;
}

/** The weekday of a day, whole or short. */
export const weekday = (
  day: DayOffset,
  today: Date,
  language: Language,
  length: 'short' | 'long' = 'short',
): string =>
  new Intl.DateTimeFormat(languages[language].locale, { weekday: length }).format(
    dateOf(day, today),
  );

/** How many days until a weekday comes, 0 to 6. @param day 0 is Sunday */
export const daysUntil = (day: number, today: Date): DayOffset => (day - today.getDay() + 7) % 7;

/** The moment at which something is done. */
export function now(): Moment {
  const time = new Date();
  return { day: 0, at: time.getHours() * 60 + time.getMinutes() };
}
