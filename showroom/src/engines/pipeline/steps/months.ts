import { languages } from '@nokshi/forms/languages.ts';
import type { DemoLanguage } from '../../../demo/languages.ts';
import { chosenDay, type Day, type DayOffset, dateOf, distanceOf } from '../../../words/days.ts';

/** A day so many later, of the same kind: a date stays one. */
export const daysAfter = (day: Day, days: number, today: Date): Day =>
  likeDay(distanceOf(day, today) + days, day, today);

/** A day so many months after another; in a shorter month its last day. @param today midnight */
export function monthsAfter(day: Day, months: number, today: Date): Day {
  const date = dateOf(day, today);
  const wanted = date.getDate();
  date.setDate(1);
  date.setMonth(date.getMonth() + months);
  const last = new Date(date.getFullYear(), date.getMonth() + 1, 0).getDate();
  date.setDate(Math.min(wanted, last));
  return likeDay(daysTo(date, today), day, today);
}

const likeDay = (distance: DayOffset, day: Day, today: Date): Day =>
  typeof day === 'string' ? chosenDay(distance, today) : distance;

/** How many days a date is from today, clock changes left aside. */
const daysTo = (date: Date, today: Date): DayOffset =>
  Math.round((date.getTime() - today.getTime()) / 86_400_000);

/** The days from now to the next time a day of the year comes: today is 0. */
export function daysToYearly(month: number, day: number, today: Date): DayOffset {
  const inYear = (year: number) => daysTo(new Date(year, month - 1, day), today);
  const thisYear = inYear(today.getFullYear());
  return thisYear >= 0 ? thisYear : inYear(today.getFullYear() + 1);
}

/** The month of a day in words: December 2027. */
export const monthOfDay = (day: Day, today: Date, language: DemoLanguage): string =>
  new Intl.DateTimeFormat(languages[language].locale, { month: 'long', year: 'numeric' }).format(
    dateOf(day, today),
  );
