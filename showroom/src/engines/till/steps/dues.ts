import { textIn } from '../../../demo/words.ts';
import type { DayOffset } from '../../../words/days.ts';
import { customerOf } from '../data.ts';
import { refuse, type Till } from '../till.ts';
import { refusals } from '../words/refusals.ts';
import { counterOf, type Entry, type TillWorld, withCounter } from '../world.ts';
import { money, paisaOf } from './money.ts';
import { total } from './totals.ts';

export const entriesOf = ({ entries }: TillWorld, customer: string): readonly Entry[] =>
  entries.filter((entry) => entry.customer === customer);

/** What a customer owes, in paisa. */
export const dueOf = (world: TillWorld, customer: string): number =>
  total(entriesOf(world, customer).map(({ amount }) => amount));

/** The day of the oldest bill that payments have not covered yet; they cover the oldest first. */
export function oldestDue(world: TillWorld, customer: string): DayOffset | undefined {
  const entries = entriesOf(world, customer);
  let paid = -total(entries.map(({ amount }) => Math.min(amount, 0)));
  for (const { day, amount } of entries.toSorted((one, other) => one.day - other.day)) {
    if (amount <= 0) continue;
    if (amount > paid) return day;
    paid -= amount;
  }
  return undefined;
}

/**
 * Takes money towards what a customer owes. Cash goes into the drawer of the counter.
 * @param amount in whole taka
 * @throws Refusal for what is no amount, and for more than is owed
 */
export function collect(
  till: Till,
  world: TillWorld,
  at: string,
  id: string,
  amount: number,
  by: 'cash' | 'bkash',
): TillWorld {
  const { data, language } = till;
  if (!Number.isInteger(amount) || amount <= 0) refuse(till, refusals.notAmount, {}, 'amount');
  const due = dueOf(world, id);
  if (paisaOf(amount) > due) {
    const name = textIn(customerOf(data, id)?.name ?? id, language);
    refuse(till, refusals.owesLess, { name, due: money(due, language) }, 'amount');
  }
  if (by === 'cash' && !counterOf(world, at).isOpen) refuse(till, refusals.closed);
  const entry: Entry = { customer: id, day: 0, bill: '', by, amount: -paisaOf(amount) };
  const collected = { ...world, entries: [...world.entries, entry] };
  if (by !== 'cash') return collected;
  return withCounter(collected, at, (counter) => ({
    ...counter,
    cash: counter.cash + paisaOf(amount),
  }));
}
