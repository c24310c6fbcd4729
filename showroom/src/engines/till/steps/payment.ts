import { textIn } from '../../../demo/words.ts';
import { refuse } from '../../../runtime/refuse.ts';
import { money, numeral } from '../../../words/taka.ts';
import { customerOf, type Means, type TillPremises } from '../data.ts';
import { refusals } from '../words/refusals.ts';
import {
  type Bill,
  type Counter,
  counterOf,
  type PaidPart,
  pointsOf,
  type Step,
  type TillWorld,
  withCounter,
} from '../world.ts';
import { cashIn } from './drawer.ts';
import { dueOf } from './dues.ts';
import { paisaOf, total } from './money.ts';
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
export const pay: Step<[string, Means, number | undefined]> = (premises, world, at, by, amount) => {
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
  const part = { by, amount: given - change };
  mustBePayable(premises, world, counter, part, change);
  if (part.amount === remaining) return finish(premises, world, counter, sum, [part], change);
  const agreed = bill.agreed ?? percentsOf(premises, world.offers, bill);
  return withCounter(world, at, { bill: { ...bill, parts: [...bill.parts, part], agreed } });
};

/** Gives what was paid so far back, so that the bill may be changed, at the prices of the moment. */
export const givePartsBack: Step<[at: string]> = (_, world, at) => {
  const { agreed: _prices, ...bill } = counterOf(world, at).bill;
  return withCounter(world, at, { bill: { ...bill, parts: [] } });
};

function mustBePayable(
  { data, language }: TillPremises,
  world: TillWorld,
  counter: Counter,
  { by, amount }: PaidPart,
  change: number,
): void {
  const { customer: id } = counter.bill;
  if (by === 'cash') {
    const cash = cashIn(world, counter);
    if (change <= cash) return;
    const values = { cash: money(cash, language), change: money(change, language) };
    refuse(language, refusals.noChange, values, 'given');
  }
  if (change > 0) refuse(language, refusals.tooMuch, { left: money(amount, language) }, 'given');
  if (by === 'points') {
    const points = pointsOf(world, id);
    if (points === undefined) refuse(language, refusals.noMember);
    const left = points - underWay(world, id, 'points') / 100;
    if (amount <= paisaOf(left)) return;
    refuse(language, refusals.fewPoints, { points: numeral(left, language) }, 'given');
  }
  if (by === 'due') {
    const customer = customerOf(data, id);
    if (!customer || customer.limit === 0) refuse(language, refusals.noAccount);
    const due = dueOf(world, customer.id) + underWay(world, id, 'due') + amount;
    if (due <= paisaOf(customer.limit)) return;
    refuse(language, refusals.overLimit, {
      name: textIn(customer.name, language),
      limit: money(paisaOf(customer.limit), language),
      due: money(due, language),
    });
  }
}

/** What a customer has paid that way of bills under way, at whatever counter. */
export const underWay = ({ counters }: TillWorld, customer: string | null, by: Means): number =>
  total(
    counters
      .filter(({ bill }) => bill.customer === customer)
      .map(({ bill }) => paidBy(bill.parts, by)),
  );
