import { refuse } from '../../../runtime/refuse.ts';
import { dayOf } from '../../../words/days.ts';
import { type Means, meansOfPaying } from '../data.ts';
import { refusals } from '../words/refusals.ts';
import { type Counter, counterOf, type Step, type TillWorld, withCounter } from '../world.ts';
import { paisaOf, total } from './money.ts';
import { paidBy } from './sale.ts';

/** The notes and coins of a drawer, in taka. */
export const notes = [1000, 500, 200, 100, 50, 20, 10, 5, 2, 1] as const;

/** How many of each of {@link notes} were counted; nothing where nobody counted. */
export type Counts = readonly (number | null)[];

/** What counted notes are worth, in paisa. */
export const worthOf = (counts: Counts): number =>
  total(notes.map((note, index) => paisaOf(note) * (counts[index] ?? 0)));

/** What the drawer of a counter should hold now: its float, and all cash since it was opened. */
export function cashIn({ sales, entries }: TillWorld, { id, float, since }: Counter): number {
  const sold = sales
    .slice(0, sales.length - since.sales)
    .filter(({ counter, isCancelled }) => counter === id && !isCancelled);
  const collected = entries
    .slice(since.entries)
    .filter((entry) => entry.by === 'cash' && entry.counter === id);
  return (
    float +
    total(sold.map(({ parts }) => paidBy(parts, 'cash'))) -
    total(collected.map(({ amount }) => amount))
  );
}

const mostOfANote = 100_000;
const mostFloat = 10_000_000;

/**
 * Closes the drawer of a counter by what was counted in it.
 * @throws Refusal while a bill is under way, when nothing was counted, and for counts that are no whole
 * numbers from 0 on
 */
export const closeDrawer: Step<[at: string, counts: Counts]> = (premises, world, at, counts) => {
  const { language, today, now } = premises;
  const counter = counterOf(world, at);
  const { bill, isOpen } = counter;
  if (!isOpen) refuse(language, refusals.closed);
  if (bill.lines.length > 0 || bill.exchange !== null) refuse(language, refusals.billOpen);
  const counted = counts.filter((count) => count !== null);
  if (counted.length === 0) refuse(language, refusals.emptyCount);
  if (counted.some((count) => !Number.isInteger(count) || count < 0 || count > mostOfANote)) {
    refuse(language, refusals.notCount);
  }
  const closing = {
    counter: at,
    day: dayOf(today),
    minutes: now.getHours() * 60 + now.getMinutes(),
    expected: cashIn(world, counter),
    counted: worthOf(counts),
  };
  return withCounter({ ...world, closings: [closing, ...world.closings] }, at, { isOpen: false });
};

/**
 * Opens a closed drawer anew.
 * @param float what lies in it, in whole taka
 * @throws Refusal for no amount, and for a drawer that is open
 */
export const openDrawer: Step<[at: string, float: number]> = ({ language }, world, at, float) => {
  if (counterOf(world, at).isOpen) refuse(language, refusals.alreadyOpen);
  if (!Number.isInteger(float) || float < 0 || float > mostFloat) {
    refuse(language, refusals.notFloat, {}, 'float');
  }
  return withCounter(world, at, {
    isOpen: true,
    float: paisaOf(float),
    since: { sales: world.sales.length, entries: world.entries.length },
  });
};

/** What customers paid of their dues today, in paisa. */
export const collectedToday = ({ entries }: TillWorld, today: Date, by: 'cash' | 'bkash'): number =>
  total(entries.map((one) => (one.by === by && one.day === dayOf(today) ? -one.amount : 0)));

/** What was taken today, by means. @param at a counter; nothing for all of them */
export function takingsOf({ sales }: TillWorld, today: Date, at?: string) {
  const made = sales.filter(
    ({ day, counter, isCancelled }) =>
      day === dayOf(today) && (!at || counter === at) && !isCancelled,
  );
  const parts = made.flatMap((sale) => sale.parts);
  return {
    bills: made.length,
    by: Object.fromEntries(meansOfPaying.map((means) => [means, paidBy(parts, means)])) as Readonly<
      Record<Means, number>
    >,
    vat: total(made.map(({ vat }) => vat)),
    total: total(made.map((sale) => sale.total)),
  };
}
