import { customerOf, type TillData } from '../../src/engines/till/data.ts';
import { dueOf } from '../../src/engines/till/steps/dues.ts';
import { paisaOf, total } from '../../src/engines/till/steps/money.ts';
import { paidBy } from '../../src/engines/till/steps/sale.ts';
import type { Sale, TillWorld } from '../../src/engines/till/world.ts';
import { faultIf } from './fault-if.ts';

/**
 * The broken invariants in the book of a customer, in words; none when all hold.
 * @param made the sales since the visitor came
 */
export function faultsOfCustomer(
  data: TillData,
  world: TillWorld,
  id: string,
  made: readonly Sale[],
): readonly string[] {
  const customer = customerOf(data, id);
  const bought = made.filter((sale) => sale.customer === id && !sale.isCancelled);
  const underWay = world.counters.filter(({ bill }) => bill.customer === id);
  const due = dueOf(world, id);
  const pending = total(underWay.map(({ bill }) => paidBy(bill.parts, 'due')));
  const seededDue = total((customer?.dues ?? []).map(({ amount }) => paisaOf(amount)));
  const limit = Math.max(paisaOf(customer?.limit ?? 0), seededDue);
  const collected = total(
    world.entries.map((entry) => (entry.customer === id && entry.by !== 'bill' ? entry.amount : 0)),
  );
  const charged = total(bought.map(({ parts }) => paidBy(parts, 'due')));
  const points = world.members.find((one) => one.customer === id)?.points ?? 0;
  const spent = total(bought.map(({ parts }) => paidBy(parts, 'points'))) / 100;
  const got = total(bought.map((sale) => sale.points));
  const waiting = total(underWay.map(({ bill }) => paidBy(bill.parts, 'points'))) / 100;
  return [
    ...faultIf(due < 0 || due + pending > limit, `${id} owes ${due + pending} of ${limit}`),
    ...faultIf(due !== seededDue + charged + collected, `the book of ${id} misses something`),
    ...faultIf(points !== (customer?.points ?? 0) + got - spent, `the points of ${id}`),
    ...faultIf(points < waiting, `${id} spends points twice`),
  ];
}
