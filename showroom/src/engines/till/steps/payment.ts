import { textIn } from '../../../demo/words.ts';
import { refuse } from '../../../runtime/refuse.ts';
import { numeral } from '../../../words/taka.ts';
import { customerOf, type Means, type TillPremises } from '../data.ts';
import { refusals } from '../words/refusals.ts';
import {
  type Bill,
  type Counter,
  counterOf,
  pointsOf,
  type TillWorld,
  withCounter,
} from '../world.ts';
import { cashIn } from './drawer.ts';
import { dueOf } from './dues.ts';
import { money, paisaOf, total } from './money.ts';
import { finish, paidBy } from './sale.ts';
import { percentsOf, type Sum, sumOf } from './totals.ts';

/** What is still to pay of a bill, in paisa. */
export const remainingOf = (sum: Sum, { parts }: Pick<Bill, 'parts'>): number =>
  sum.total - total(parts.map(({ amount }) => amount));

/**
 * Takes a part of a bill, or all that is left. From the first part on its prices stay; the last one makes a
 * receipt of it.
 * @param amount in whole taka; nothing for what is left to pay. Cash may be more, with change
 * @throws Refusal for an empty bill, for what is no amount, for more than can be taken that way, and for
 * points that nobody named
 */
export function pay(
  premises: TillPremises,
  world: TillWorld,
  at: string,
  by: Means,
  amount: number | undefined,
): TillWorld {
  const { language } = premises;
  const counter = counterOf(world, at);
  const { bill } = counter;
  if (!counter.isOpen) refuse(language, refusals.closed);
  if (bill.lines.length === 0) refuse(language, refusals.empty);
  const sum = sumOf(premises, world.offers, bill);
  const remaining = remainingOf(sum, bill);
  if (remaining < 0) refuse(language, refusals.takeMore, { amount: money(-remaining, language) });
  if (remaining === 0) return finish(premises, world, counter, sum, [], 0);
  if (amount !== undefined && !(Number.isInteger(amount) && amount > 0)) {
    refuse(language, refusals.notAmount, {}, 'given');
  }
  if (amount === undefined && by === 'points') {
    const points = numeral(pointsOf(world, bill.customer) ?? 0, language);
    refuse(language, refusals.howManyPoints, { points }, 'given');
  }
  const given = amount === undefined ? remaining : paisaOf(amount);
  const change = Math.max(0, given - remaining);
  const taken = given - change;
  mustBePayable(premises, world, counter, by, { taken, change, remaining });
  if (taken < remaining) {
    const parts = [...bill.parts, { by, amount: taken }];
    const agreed = bill.agreed ?? percentsOf(premises, world.offers, bill);
    return withCounter(world, at, (one) => ({ ...one, bill: { ...bill, parts, agreed } }));
  }
  return finish(premises, world, counter, sum, [{ by, amount: taken }], change);
}

/** Gives what was paid so far back, so that the bill may be changed, at the prices of the moment. */
export const givePartsBack = (_: TillPremises, world: TillWorld, at: string): TillWorld =>
  withCounter(world, at, ({ bill: { agreed: _prices, ...bill }, ...counter }) => ({
    ...counter,
    bill: { ...bill, parts: [] },
  }));

function mustBePayable(
  premises: TillPremises,
  world: TillWorld,
  counter: Counter,
  by: Means,
  { taken, change, remaining }: { taken: number; change: number; remaining: number },
): void {
  const { data, language } = premises;
  const { customer: id } = counter.bill;
  if (by === 'cash') {
    const cash = cashIn(world, counter);
    if (change <= cash) return;
    const values = { cash: money(cash, language), change: money(change, language) };
    refuse(language, refusals.noChange, values, 'given');
  }
  if (change > 0) {
    refuse(language, refusals.tooMuch, { left: money(remaining, language) }, 'given');
  }
  if (by === 'points') {
    const points = pointsOf(world, id);
    if (points === undefined) refuse(language, refusals.noMember);
    const left = points - underWay(world, id, 'points') / 100;
    if (taken <= paisaOf(left)) return;
    refuse(language, refusals.fewPoints, { points: numeral(left, language) }, 'given');
  }
  if (by === 'due') {
    const customer = customerOf(data, id);
    if (!customer || customer.limit === 0) refuse(language, refusals.noAccount);
    const due = dueOf(world, customer.id) + underWay(world, id, 'due') + taken;
    if (due <= paisaOf(customer.limit)) return;
    refuse(language, refusals.overLimit, {
      name: textIn(customer.name, language),
      limit: money(paisaOf(customer.limit), language),
      due: money(due, language),
    });
  }
}

/** What a customer has paid that way of bills under way, at whatever counter. */
const underWay = ({ counters }: TillWorld, customer: string | null, by: Means): number =>
  total(
    counters
      .filter(({ bill }) => bill.customer === customer)
      .map(({ bill }) => paidBy(bill.parts, by)),
  );
