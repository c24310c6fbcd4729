import { textIn } from '../../../demo/words.ts';
import { refuse } from '../../../runtime/refuse.ts';
import { type Day, dayOf } from '../../../words/days.ts';
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
  const sale = saleFrom(data, world, { at, bill, sum, last, change, day, minutes });
  const due = paidBy(sale.parts, 'due');
  const { customer } = bill;
  const entries =
    due > 0 && customer !== null
      ? [{ by: 'bill', customer, day, amount: due, bill: sale.number } as const]
      : [];
  return {
    ...world,
    stock: world.stock.map(({ item, left }) => ({
      item,
      left: left - onBill(bill, item) + backOf(bill.back, item) * 1000,
    })),
    counters: world.counters.map((one) => (one.id === at ? { ...one, bill: emptyBill } : one)),
    members: world.members.map((member) =>
      member.customer === customer
        ? {
            ...member,
            points: member.points + sale.points - paidBy(sale.parts, 'points') / 100,
          }
        : member,
    ),
    entries: [...world.entries, ...entries],
    sales: [sale, ...world.sales],
    nextNumber: world.nextNumber + 1,
    nextChallan: world.nextChallan + (sale.challan === null ? 0 : 1),
  };
}

/** The receipt that a bill becomes. */
export function saleFrom(
  { receipts }: TillData,
  world: Pick<TillWorld, 'nextNumber' | 'nextChallan' | 'members'>,
  made: {
    at: string;
    bill: Bill;
    sum: Sum;
    last: readonly PaidPart[];
    change: number;
    day: Day;
    minutes: number;
  },
): Sale {
  const { at, bill, sum, last, change, day, minutes } = made;
  const isMember = world.members.some((one) => one.customer === bill.customer);
  return {
    number: `${receipts.prefix}${world.nextNumber}`,
    counter: at,
    customer: bill.customer,
    day,
    minutes,
    lines: sum.lines,
    // An exchange that brought nothing back is a sale like any other.
    exchange: bill.back.length === 0 ? null : bill.exchange,
    back: bill.back,
    returned: sum.returned,
    lorry: sum.lorry,
    rounding: sum.rounding,
    total: sum.total,
    vat: sum.vat,
    parts: [...bill.parts, ...last],
    change,
    points: isMember ? pointsFor(sum.total) : 0,
    site: bill.site,
    challan: bill.site === null ? null : world.nextChallan,
    receiver: null,
  };
}
