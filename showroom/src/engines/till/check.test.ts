import { expect, it } from 'vitest';
import { check } from '../../../test/checks/till.ts';
import { faultsOfShelves } from '../../../test/checks/till-stock.ts';
import type { TillPremises } from './data.ts';
import { clearBill, putOnBill } from './steps/bill.ts';
import { giveBack, startExchange } from './steps/exchange.ts';
import { begun, paid, premisesOf, receiptOf } from './testing.ts';
import type { Sale, Sold, TillWorld } from './world.ts';

const shop = premisesOf('tinbela');
const clothes = premisesOf('lal-sutli');
const dealer = premisesOf('loha-lokkor');
/** A member's bill, an exchange, and a dealer's bill that a lorry brings to a site. */
const sold = paid(shop, begun(shop), '2', 'cash', 1200);
const exchanged = paid(clothes, begun(clothes), '1', 'cash');
const sent = paid(dealer, begun(dealer), '1', 'due');

const faults = ({ data, now }: TillPremises, world: TillWorld) => check(data, world, now);
/** What is said of the newest receipt with something in it changed. */
const changed = (premises: TillPremises, world: TillWorld, change: (sale: Sale) => Partial<Sale>) =>
  faults(premises, {
    ...world,
    sales: world.sales.map((sale, at) => (at === 0 ? { ...sale, ...change(sale) } : sale)),
  });
const firstLine = (change: (line: Sold) => Partial<Sold>) => (sale: Sale) => ({
  lines: sale.lines.map((line, at) => (at === 0 ? { ...line, ...change(line) } : line)),
});

it('finds nothing to say of bills that were paid', () => {
  expect(faults(shop, sold)).toEqual([]);
  expect(faults(clothes, exchanged)).toEqual([]);
  expect(faults(dealer, sent)).toEqual([]);
});

it.each<[string, (sale: Sale) => Partial<Sale>, string]>([
  ['a line that costs more', firstLine(({ price }) => ({ price: price + 1000 })), 'does not cost'],
  ['a line that contains VAT', firstLine(({ vat }) => ({ vat: vat + 1 })), 'another VAT'],
  ['a line of another rate', firstLine(() => ({ rate: 5 })), 'another VAT'],
  ['less VAT than in its lines', ({ vat }) => ({ vat: vat - 1 }), 'another VAT'],
  [
    'a total with paisa',
    ({ total, rounding }) => ({ total: total + 22, rounding: rounding + 22 }),
    'not rounded',
  ],
  [
    'a whole taka too much',
    ({ total, rounding }) => ({ total: total + 100, rounding: rounding + 100 }),
    'not rounded',
  ],
  ['more points than it brings', ({ points }) => ({ points: points + 1 }), 'brings 12 points'],
  ['no customer', () => ({ customer: null }), 'brings 11 points'],
  ['change of bKash', ({ total }) => ({ parts: [{ by: 'bkash', amount: total }] }), 'gives change'],
  ['a lorry to nowhere', ({ total }) => ({ lorry: 100, total: total + 100 }), 'for the lorry'],
  ['a challan for no site', () => ({ challan: 1 }), 'no challan of its own'],
  ['somebody who signed no challan', () => ({ receiver: 'Karim' }), 'signed without'],
  ['a part that is not paid', () => ({ parts: [] }), 'is not paid'],
])('tells a receipt with %s', (_, change, fault) => {
  expect(changed(shop, sold, change).join()).toContain(fault);
});

it('tells an exchange that gives more or less than was paid', () => {
  const more = changed(clothes, exchanged, ({ back }) => ({
    back: back.map((piece) => ({ ...piece, price: piece.price + 100 })),
  }));
  expect(more.join()).toContain('not less by what came back');
  expect(more.join()).toContain('back for 245100');
  const less = changed(clothes, exchanged, ({ returned, total }) => ({
    returned: returned - 100,
    total: total + 100,
  }));
  expect(less.join()).toContain('not less by what came back');
});

it('tells pieces of one receipt that come back for more than was paid', () => {
  const free = clearBill(clothes, { ...begun(clothes), offers: [] }, '1');
  const old = startExchange(clothes, free, '1', receiptOf(free, 'LS-20836'));
  const size = 'three-piece-kadam/teal/l';
  const both = putOnBill(clothes, giveBack(clothes, old, '1', 0), '1', size, 2000);
  const world = paid(clothes, both, '1', 'cash');
  const { number: exchange } = receiptOf(world, 'LS-20853');
  const back = (prices: readonly number[]) =>
    faults(clothes, {
      ...world,
      counters: world.counters.map((counter) => ({
        ...counter,
        bill: { ...counter.bill, exchange, back: prices.map((price) => ({ item: size, price })) },
      })),
    });
  expect(back([256_500, 285_000])).toEqual([]);
  expect(back([285_000, 285_000]).join()).toContain('than was paid');
});

it('tells a lorry that goes for nothing, and a dealer who pays what everybody pays', () => {
  const free = changed(dealer, sent, ({ lorry, total }) => ({ lorry: 0, total: total - lorry }));
  expect(free.join()).toContain('asks 0 for the lorry');
  expect(changed(dealer, sent, () => ({ site: 'ishwardi' })).join()).toContain('somebody else');
  const like = changed(dealer, sent, () => ({ customer: null }));
  expect(like.join()).toContain('at an old price');
});

it('tells what left a shelf without a receipt, and what came upon it', () => {
  const shelves = (change: number) =>
    faultsOfShelves(clothes.data, {
      ...exchanged,
      stock: exchanged.stock.map(({ item, left }, at) => ({
        item,
        left: at === 0 ? left + change : left,
      })),
    });
  expect([-1000, 0, 1000].map((change) => shelves(change).length)).toEqual([1, 0, 1]);
});
