import { dayOf, daysBetween } from '../../../words/days.ts';

/**
 * The Bangla calendar as Bangladesh keeps it since the Bangla Academy revised it for 1426 (2019): the
 * first six months have 31 days, Falgun has 29 (30 when it holds a leap day), the others 30. Pohela
 * Boishakh is always 14 April.
 */
export type BanglaDate = {
  readonly year: number;
  /** From 0, Boishakh, to 11, Choitro. */
  readonly month: number;
  readonly day: number;
};

const falgun = 10;

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** How many days a month has. @param year of the Bangla calendar @param month from 0 */
export function daysOfMonth(year: number, month: number): number {
  if (month < 6) return 31;
  // Falgun lies in February and March of the Gregorian year after the one its own year began in.
  return month === falgun && !isLeap(year + 594) ? 29 : 30;
}

/** The midnight that a Bangla year begins with. */
const newYear = (year: number) => new Date(year + 593, 3, 14);

/** The Bangla date of a day. @param date any moment of that day, in local time */
export function banglaDateOf(date: Date): BanglaDate {
  const isBefore = date < newYear(date.getFullYear() - 593);
  const year = date.getFullYear() - 593 - (isBefore ? 1 : 0);
  let day = daysBetween(dayOf(newYear(year)), dayOf(date));
  let month = 0;
  while (day >= daysOfMonth(year, month)) {
    day -= daysOfMonth(year, month);
    month += 1;
  }
  return { year, month, day: day + 1 };
}

/** The day of a Bangla date; nothing where that month has no such day. */
export function dateOfBangla({ year, month, day }: BanglaDate): Date | undefined {
  if (!Number.isInteger(day) || day < 1 || day > daysOfMonth(year, month)) return undefined;
  const date = newYear(year);
  for (let before = 0; before < month; before += 1) {
    date.setDate(date.getDate() + daysOfMonth(year, before));
  }
  date.setDate(date.getDate() + day - 1);
  return date;
}
