import type { TillData } from '../data.ts';
import type { Sale } from '../sold.ts';
import { refuse, type Till } from '../till.ts';
import { refusals } from '../words/refusals.ts';
import {
  type Bill,
  type Counter,
  emptyBill,
  leftOf,
  type Means,
  type PaidPart,
  type TillWorld,
} from '../world.ts';
import { backOf } from './exchange.ts';
import { type Sum, total } from './totals.ts';

/** The points that a member gets for a bill: one for each ৳ 100. */
export const pointsFor = (amount: number): number => Math.max(0, Math.floor(amount / 10_000));

/**
 * Makes a receipt of a bill that is paid: the stock falls, points and dues follow, cash goes into the
 * drawer, and the counter is free for the next.
 * @throws Refusal when another counter sold some of it meanwhile
 */
export function finish(
  till: Till,
  world: TillWorld,
  { id: at, bill }: Counter,
  sum: Sum,
  last: readonly PaidPart[],
  change: number,
  minutes: number,
): TillWorld {
  mustStillBeThere(till, world, bill);
  const sale = saleFrom(till.data, world, { at, bill, sum, last, change, minutes });
  const paid = (means: Means) =>
    total(sale.parts.filter(({ by }) => by === means).map(({ amount }) => amount));
  const due = paid('due');
  const entry = {
    customer: bill.customer ?? '',
    day: 0,
    bill: sale.number,
    by: 'bill',
    amount: due,
  } as const;
  return {
    ...world,
    stock: world.stock.map(({ item, left }) => ({
      item,
      left:
        left -
        total(bill.lines.map((line) => (line.item === item ? line.quantity : 0))) +
        backOf(bill.back, item) * 1000,
    })),
    counters: world.counters.map((counter) =>
      counter.id === at
        ? { ...counter, cash: counter.cash + paid('cash'), bill: emptyBill }
        : counter,
    ),
    members: world.members.map((member) =>
      member.customer === bill.customer
        ? { ...member, points: member.points + sale.points - paid('points') / 100 }
        : member,
    ),
    entries: due > 0 ? [...world.entries, entry] : world.entries,
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
    minutes: number;
  },
): Sale {
  const { at, bill, sum, last, change, minutes } = made;
  const isMember = world.members.some((one) => one.customer === bill.customer);
  return {
    number: `${receipts.prefix}${world.nextNumber}`,
    counter: at,
    customer: bill.customer,
    day: 0,
    minutes,
    lines: sum.lines,
    exchange: bill.exchange,
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
    receiver: '',
  };
}

/** Another counter may have sold it meanwhile. @throws Refusal when it did */
function mustStillBeThere(till: Till, world: TillWorld, { lines }: Bill): void {
  for (const { item } of lines) {
    const wanted = total(lines.map((line) => (line.item === item ? line.quantity : 0)));
    if (wanted > leftOf(world, item)) refuse(till, refusals.soldMeanwhile);
  }
}
