import { dayIn, daysLater } from '@nokshi/forms/calendar-day.ts';
import { timeOf } from '@nokshi/forms/local-time.ts';

/** A day as `<input type="date">` writes it: 2026-11-24. */
export type Day = string;

/** When it is nine in the morning of a day in a time zone. @returns milliseconds since 1970 */
export const morningOf = (day: Day, timeZone: string): number => timeOf(`${day}T09:00`, timeZone);

/** The day after the one that a time zone has at a moment. */
export const tomorrow = (moment: number, timeZone: string): Day =>
  daysLater(dayIn(timeZone, moment), 1);

/** The first day of the next working week, which begins on Sunday in Bangladesh. */
export function nextSunday(moment: number, timeZone: string): Day {
  const today = dayIn(timeZone, moment);
  return daysLater(today, 7 - new Date(today).getUTCDay());
}

/** Whether nobody works on a day in Bangladesh: Friday and Saturday. */
export const isDayOff = (day: Day): boolean => [5, 6].includes(new Date(day).getUTCDay());
