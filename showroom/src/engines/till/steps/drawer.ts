import { refuse, type Till } from '../till.ts';
import { refusals } from '../words/refusals.ts';
import { counterOf, type Means, meansOfPaying, type TillWorld, withCounter } from '../world.ts';
import { paisaOf } from './money.ts';
import { total } from './totals.ts';

/** The notes and coins of a drawer, in taka. */
export const notes = [1000, 500, 200, 100, 50, 20, 10, 5, 2, 1] as const;

/** What counted notes are worth, in paisa. @param counts how many of each of {@link notes} */
export const worthOf = (counts: readonly number[]): number =>
  total(notes.map((note, index) => paisaOf(note) * (counts[index] ?? 0)));

/**
 * Closes the drawer of a counter by what was counted in it.
 * @throws Refusal while a bill is under way, and for counts that are no whole numbers from 0 on
 */
export function closeDrawer(
  till: Till,
  world: TillWorld,
  at: string,
  counts: readonly number[],
  minutes: number,
): TillWorld {
  const { bill, cash, isOpen } = counterOf(world, at);
  if (!isOpen) refuse(till, refusals.closed);
  if (bill.lines.length > 0 || bill.exchange !== null) refuse(till, refusals.billOpen);
  if (counts.some((count) => !Number.isInteger(count) || count < 0)) {
    refuse(till, refusals.notCount);
  }
  const closing = { counter: at, day: 0, minutes, expected: cash, counted: worthOf(counts) };
  return withCounter({ ...world, closings: [closing, ...world.closings] }, at, (counter) => ({
    ...counter,
    isOpen: false,
  }));
}

/** Opens a drawer anew. @param float what lies in it, in whole taka @throws Refusal for no amount */
export function openDrawer(till: Till, world: TillWorld, at: string, float: number): TillWorld {
  if (!Number.isInteger(float) || float < 0) refuse(till, refusals.notAmount, {}, 'float');
  return withCounter(world, at, (counter) => ({
    ...counter,
    isOpen: true,
    float: paisaOf(float),
    cash: paisaOf(float),
  }));
}

/** What a counter took today. */
type Takings = {
  readonly bills: number;
  readonly by: Readonly<Record<Means, number>>;
  readonly vat: number;
  readonly total: number;
};

/** What customers paid of their dues today, in paisa. */
export const collectedToday = ({ entries }: TillWorld, by: 'cash' | 'bkash'): number =>
  total(entries.map((entry) => (entry.day === 0 && entry.by === by ? -entry.amount : 0)));

/** What was taken today, by means. @param at a counter; nothing for all of them */
export function takingsOf({ sales }: TillWorld, at?: string): Takings {
  const today = sales.filter(({ day, counter }) => day === 0 && (!at || counter === at));
  const parts = today.flatMap((sale) => sale.parts);
  const taken = (means: Means) =>
    total(parts.filter(({ by }) => by === means).map(({ amount }) => amount));
  return {
    bills: today.length,
    by: Object.fromEntries(meansOfPaying.map((means) => [means, taken(means)])) as Takings['by'],
    vat: total(today.map(({ vat }) => vat)),
    total: total(today.map((sale) => sale.total)),
  };
}
