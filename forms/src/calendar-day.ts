import { clockIn } from './local-time.ts';

/**
 * The day that it is in a place, such as 2026-11-01.
 * @param time milliseconds since 1970
 */
export const dayIn = (timeZone: string, time: number): string =>
  clockIn(timeZone, time).slice(0, 10);

/** A day so many days later: 2026-11-30 and 2 make 2026-12-02. */
export function daysLater(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
