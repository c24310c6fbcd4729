import { customerOf, itemOf, itemsOf, type TillData } from '../../src/engines/till/data.ts';
import { cashIn } from '../../src/engines/till/steps/drawer.ts';
import { percentOf, total } from '../../src/engines/till/steps/money.ts';
import { isWhole } from '../../src/engines/till/steps/quantity.ts';
import { sumOf } from '../../src/engines/till/steps/totals.ts';
import type { Counter, TillWorld } from '../../src/engines/till/world.ts';
import { midnightOf } from '../../src/runtime/now.ts';
import { faultIf } from './fault-if.ts';
import { faultsOfCustomer } from './till-customers.ts';
import { faultsOfSale } from './till-sales.ts';

/** The broken invariants in a shop, in words; none when all hold. */
export function check(data: TillData, world: TillWorld, now: Date): readonly string[] {
  const seeded = data.sales.length + data.earlier;
  const made = world.sales.slice(0, world.sales.length - seeded);
  const numbers = world.sales.map(({ number }) => number);
  const challans = made.flatMap(({ challan }) => (challan === null ? [] : [challan]));
  return [
    ...world.stock.flatMap(({ item, left }) =>
      left >= 0 && isWhole(left, itemOf(data, item).good) ? [] : [`${item}: ${left} in stock`],
    ),
    ...faultIf(world.stock.length !== itemsOf(data).size, 'not every item has a stock'),
    ...faultIf(new Set(numbers).size !== numbers.length, 'two receipts have one number'),
    ...faultIf(new Set(challans).size !== challans.length, 'two challans have one number'),
    ...faultIf(world.nextNumber !== data.receipts.next + made.length, 'a receipt number is lost'),
    ...faultIf(
      world.nextChallan !== data.receipts.nextChallan + challans.length,
      'a challan number is lost',
    ),
    ...world.sales.flatMap((sale) => faultsOfSale(data, world, sale, now)),
    ...world.counters.flatMap((counter) => faultsOfCounter(data, world, counter, now)),
    ...data.customers.flatMap(({ id }) => faultsOfCustomer(data, world, id, made)),
    ...world.offers.flatMap(({ id, percent, from, to }) => {
      const isRight = percent >= 1 && percent <= 90;
      return faultIf(!isRight || from > to, `offer ${id}`);
    }),
  ];
}

function faultsOfCounter(
  data: TillData,
  world: TillWorld,
  counter: Counter,
  now: Date,
): readonly string[] {
  const { id, bill, isOpen } = counter;
  const sum = sumOf({ data, today: midnightOf(now) }, world.offers, bill);
  const sites = customerOf(data, bill.customer)?.sites ?? [];
  return [
    ...faultIf(cashIn(world, counter) < 0, `the drawer of ${id} is below nothing`),
    ...faultIf(!isOpen && bill.lines.length > 0, `${id} is closed over a bill`),
    ...faultIf(
      bill.parts.length > 0 && total(bill.parts.map(({ amount }) => amount)) > sum.total,
      `${id} has taken more than its bill is`,
    ),
    ...faultIf(
      sum.discount > percentOf(sum.gross - sum.offers, data.mostDiscount),
      `${id} gives more discount than it may`,
    ),
    ...faultIf(
      bill.site !== null && !sites.some((site) => site.id === bill.site),
      `${id} sends to a site of somebody else`,
    ),
    ...faultIf(
      new Set(bill.lines.map(({ item }) => item)).size !== bill.lines.length,
      `${id} has an item twice`,
    ),
    ...faultIf(
      bill.lines.some(
        ({ item, quantity }) => !(quantity > 0 && isWhole(quantity, itemOf(data, item).good)),
      ),
      `${id} sells a part of a piece`,
    ),
    ...faultIf(
      bill.back.length > 0 && bill.exchange === null,
      `${id} takes back without a receipt`,
    ),
  ];
}
