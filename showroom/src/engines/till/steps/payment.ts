import { textIn } from '../../../demo/words.ts';
import { numeral } from '../../../words/taka.ts';
import { customerOf } from '../data.ts';
import { refuse, type Till } from '../till.ts';
import { refusals } from '../words/refusals.ts';
import {
  type Bill,
  type Counter,
  counterOf,
  type Means,
  type TillWorld,
  withCounter,
} from '../world.ts';
import { dueOf } from './dues.ts';
import { money, paisaOf } from './money.ts';
import { finish } from './sale.ts';
import { type Sum, sumOf, total } from './totals.ts';

/** What is still to pay of a bill, in paisa. */
export const remainingOf = (sum: Sum, { parts }: Pick<Bill, 'parts'>): number =>
  sum.total - total(parts.map(({ amount }) => amount));

export const pointsOf = ({ members }: TillWorld, customer: string | null): number | undefined =>
  members.find((one) => one.customer === customer)?.points;

/**
 * Takes a part of a bill, or all that is left. The last part makes a receipt of it: the stock falls,
 * points and dues follow, and cash goes into the drawer.
 * @param amount in whole taka; nothing for what is left to pay. Cash may be more, with change
 * @param minutes of the day
 * @throws Refusal for an empty bill, for what is no amount, for more than can be taken that way
 */
export function pay(
  till: Till,
  world: TillWorld,
  at: string,
  by: Means,
  amount: number | undefined,
  minutes: number,
): TillWorld {
  const counter = counterOf(world, at);
  const { bill } = counter;
  if (!counter.isOpen) refuse(till, refusals.closed);
  if (bill.lines.length === 0) refuse(till, refusals.empty);
  const sum = sumOf(till.data, world.offers, bill);
  const remaining = remainingOf(sum, bill);
  if (remaining < 0) {
    refuse(till, refusals.takeMore, { amount: money(-remaining, till.language) });
  }
  if (remaining === 0) return finish(till, world, counter, sum, [], 0, minutes);
  if (amount !== undefined && !(Number.isInteger(amount) && amount > 0)) {
    refuse(till, refusals.notAmount);
  }
  const given = amount === undefined ? remaining : paisaOf(amount);
  const change = Math.max(0, given - remaining);
  const taken = given - change;
  mustBePayable(till, world, counter, by, { taken, change, remaining });
  if (taken < remaining) {
    const parts = [...bill.parts, { by, amount: taken }];
    return withCounter(world, at, (one) => ({ ...one, bill: { ...bill, parts } }));
  }
  return finish(till, world, counter, sum, [{ by, amount: taken }], change, minutes);
}

/** Gives what was paid so far back, so that the bill may be changed. */
export const givePartsBack = (world: TillWorld, at: string): TillWorld =>
  withCounter(world, at, (counter) => ({ ...counter, bill: { ...counter.bill, parts: [] } }));

function mustBePayable(
  till: Till,
  world: TillWorld,
  { bill, cash }: Counter,
  by: Means,
  { taken, change, remaining }: { taken: number; change: number; remaining: number },
): void {
  const { data, language } = till;
  const customer = customerOf(data, bill.customer);
  const sumBy = (means: Means) =>
    taken + total(bill.parts.map((part) => (part.by === means ? part.amount : 0)));
  if (by === 'cash') {
    if (change <= cash) return;
    refuse(till, refusals.noChange, {
      cash: money(cash, language),
      change: money(change, language),
    });
  }
  if (change > 0) refuse(till, refusals.tooMuch, { left: money(remaining, language) });
  if (by === 'points') {
    const points = pointsOf(world, bill.customer);
    if (points === undefined) refuse(till, refusals.noMember);
    if (sumBy('points') <= paisaOf(points)) return;
    refuse(till, refusals.fewPoints, { points: numeral(points, language) });
  }
  if (by === 'due') {
    if (!customer || customer.limit === 0) refuse(till, refusals.noAccount);
    const due = dueOf(world, customer.id) + sumBy('due');
    if (due <= paisaOf(customer.limit)) return;
    refuse(till, refusals.overLimit, {
      name: textIn(customer.name, language),
      limit: money(paisaOf(customer.limit), language),
      due: money(due, language),
    });
  }
}
