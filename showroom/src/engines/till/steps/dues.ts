import type { DemoLanguage } from '../../../demo/languages.ts';
import { textIn } from '../../../demo/words.ts';
import { refuse } from '../../../runtime/refuse.ts';
import { dayOf, distanceOf } from '../../../words/days.ts';
import { speech } from '../../../words/speech.ts';
import { money } from '../../../words/taka.ts';
import { customerOf } from '../data.ts';
import { refusals } from '../words/refusals.ts';
import { words } from '../words/words.ts';
import { counterOf, type Entry, type Step, type TillWorld } from '../world.ts';
import { paisaOf, total } from './money.ts';

export const entriesOf = ({ entries }: TillWorld, customer: string): readonly Entry[] =>
  entries.filter((entry) => entry.customer === customer);

/** The debt of a customer, in paisa. */
export const dueOf = (world: TillWorld, customer: string): number =>
  total(entriesOf(world, customer).map(({ amount }) => amount));

/**
 * How many days ago the oldest bill was made that payments have not covered yet; they cover the oldest
 * first.
 */
export function ageOfDues(world: TillWorld, customer: string, today: Date): number | undefined {
  const entries = entriesOf(world, customer);
  let paid = -total(entries.map(({ amount }) => Math.min(amount, 0)));
  for (const { day, amount } of entries.toSorted((a, b) => a.day.localeCompare(b.day))) {
    if (amount <= 0) continue;
    if (amount > paid) return 0 - distanceOf(day, today);
    paid -= amount;
  }
  return undefined;
}

/** How long ago something was, in words: today, 1 day, 26 days. */
export function ageInWords(days: number, language: DemoLanguage): string {
  const { t, say } = speech(language);
  return days > 1 ? say(words.days, { days }) : t(days === 0 ? words.today : words.oneDay);
}

/**
 * Takes money towards what a customer owes. Cash goes into the drawer of the counter.
 * @param amount in whole taka
 * @throws Refusal for what is no amount, and for more than is owed
 */
export const collect: Step<[at: string, customer: string, amount: number, by: 'cash' | 'bkash']> = (
  { data, language, today },
  world,
  at,
  customer,
  amount,
  by,
) => {
  if (!Number.isInteger(amount) || amount <= 0) refuse(language, refusals.notAmount, {}, 'amount');
  const due = dueOf(world, customer);
  if (paisaOf(amount) > due) {
    const name = textIn(customerOf(data, customer)?.name ?? customer, language);
    refuse(language, refusals.owesLess, { name, due: money(due, language) }, 'amount');
  }
  if (by === 'cash' && !counterOf(world, at).isOpen) refuse(language, refusals.closed);
  const paid = { customer, day: dayOf(today), amount: -paisaOf(amount) };
  const entry: Entry = by === 'cash' ? { ...paid, by, counter: at } : { ...paid, by };
  return { ...world, entries: [...world.entries, entry] };
};
