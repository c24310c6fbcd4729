import { midnightOf } from '../../../runtime/now.ts';
import { minutesOf } from '../../../words/clock.ts';
import type { MillDesk } from '../data.ts';

/** Midnight of the mill's day, which lasts until its first shift begins again. */
export const millDay = ({ shifts }: MillDesk, now: Date): Date =>
  midnightOf(new Date(now.getTime() - minutesOf(shifts[0]?.from ?? '00:00') * 60_000));

/** Whether a shift of the mill's day has begun. @param shift its place in the day */
export function hasBegun(desk: MillDesk, shift: number, now: Date): boolean {
  const from = desk.shifts[shift]?.from;
  if (from === undefined) return false;
  const begins = millDay(desk, now);
  begins.setMinutes(minutesOf(from));
  return begins <= now;
}
