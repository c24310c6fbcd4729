import { textIn } from '../../../demo/words.ts';
import { refuse } from '../../../runtime/refuse.ts';
import { dayOf } from '../../../words/days.ts';
import { itemOf, type Means, nameOf, type TillData, type TillPremises } from '../data.ts';
import { refusals } from '../words/refusals.ts';
import {
  type Bill,
  type Counter,
  emptyBill,
  leftOf,
  type PaidPart,
  type Sale,
  type TillWorld,
  withCounter,
} from '../world.ts';
import { onBill } from './bill.ts';
import { backOf } from './exchange.ts';
import { total } from './money.ts';
import { quantityText } from './quantity.ts';
import type { Sum } from './totals.ts';

/** The points that a member gets for a bill: one for each ৳ 100. */
export const pointsFor = (amount: number): number => Math.max(0, Math.floor(amount / 10_000));

/** What was paid by one of the means. */
export const paidBy = (parts: readonly PaidPart[], means: Means): number =>
  total(parts.filter(({ by }) => by === means).map(({ amount }) => amount));

/**
 * Makes a receipt of a bill that is paid: the stock falls, points and dues follow, and the counter is
 * free for the next.
 * @throws Refusal where the shelf has less by now
 */
export function finish(
  { data, language, today, now }: TillPremises,
  world: TillWorld,
  { id: at, bill }: Counter,
  sum: Sum,
  last: readonly PaidPart[],
  change: number,
): TillWorld {
  // Another counter may have sold it meanwhile, or the shelf was counted anew.
  for (const { item: id, quantity } of bill.lines) {
    const left = leftOf(world, id);
    if (quantity <= left) continue;
    const item = itemOf(data, id);
    refuse(language, refusals.shelfHasLess, {
      name: nameOf(item, (words) => textIn(words, language)),
      left: quantityText(left, item.good, language),
    });
  }
  const day = dayOf(today);
  const minutes = now.getHours() * 60 + now.getMinutes();
  const sale = saleFrom(data, world, { counter: at, day, minutes, bill, sum, last, change });
  return {
    ...withSaleMoved(withCounter(world, at, { bill: emptyBill }), sale, 1),
    sales: [sale, ...world.sales],
    nextNumber: world.nextNumber + 1,
    nextChallan: world.nextChallan + (sale.challan === null ? 0 : 1),
  };
}

/** The points that a member has from a sale; below zero where more were spent. */
export const pointsMoved = ({ points, parts }: Sale): number =>
  points - paidBy(parts, 'points') / 100;

/** The world with what a sale moves in stock, points and dues: once it is made (1), or once it is taken back (-1). */
export function withSaleMoved(world: TillWorld, sale: Sale, sign: 1 | -1): TillWorld {
  const { customer, day, number, back } = sale;
  const due = sign * paidBy(sale.parts, 'due');
  return {
    ...world,
    stock: world.stock.map(({ item, left }) => ({
      item,
      left: left - sign * (onBill(sale, item) - backOf(back, item) * 1000),
    })),
    members: world.members.map((member) =>
      member.customer === customer
        ? { ...member, points: member.points + sign * pointsMoved(sale) }
        : member,
    ),
    entries:
      due !== 0 && customer !== null
        ? [...world.entries, { by: 'bill', customer, day, amount: due, bill: number }]
        : world.entries,
  };
}

/** The receipt that a bill becomes. */
export function saleFrom(
  { receipts }: TillData,
  world: Pick<TillWorld, 'nextNumber' | 'nextChallan' | 'members'>,
  {
    bill,
    sum: { gross: _gross, offers: _offers, discount: _discount, ...sum },
    last,
    ...made
  }: Pick<Sale, 'counter' | 'day' | 'minutes' | 'change'> & {
    bill: Bill;
    sum: Sum;
    last: readonly PaidPart[];
  },
): Sale {
  const { customer, site, back, exchange, parts } = bill;
  return {
    ...made,
    ...sum,
    number: `${receipts.prefix}${world.nextNumber}`,
    customer,
    // An exchange that brought nothing back is a sale like any other.
    exchange: back.length === 0 ? null : exchange,
    back,
    parts: [...parts, ...last],
    points: world.members.some((one) => one.customer === customer) ? pointsFor(sum.total) : 0,
    site,
    challan: site === null ? null : world.nextChallan,
    receiver: null,
  };
}
