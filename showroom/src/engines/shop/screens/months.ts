import { type Day, dateOf, dayOf } from '../../../words/days.ts';

/** The same day so many months on; in a shorter month its last day. */
export function monthsOn(day: Day, months: number): Day {
  const from = dateOf(day);
  const last = new Date(from.getFullYear(), from.getMonth() + months + 1, 0);
  return dayOf(last, Math.min(0, from.getDate() - last.getDate()));
}
