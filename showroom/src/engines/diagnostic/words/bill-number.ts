import { dateOf } from '../../../words/days.ts';
import type { Bill } from '../world.ts';

/** A bill's number with the year it was made in: 26-11840. */
export function billNumber({ number, day }: Pick<Bill, 'number' | 'day'>): string {
  return `${String(dateOf(day).getFullYear()).slice(-2)}-${number}`;
}
