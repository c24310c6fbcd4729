import { describe, expect, it } from 'vitest';
import { begun, paid, premisesOf, receiptOf } from '../testing.ts';
import { counterOf, leftOf, type TillWorld } from '../world.ts';
import { clearBill, putOnBill, setQuantity } from './bill.ts';
import { giveBack, returnable, startExchange } from './exchange.ts';
import { sumOf } from './totals.ts';

const clothes = premisesOf('lal-sutli');
const free = clearBill(clothes, begun(clothes), '1');
const toPay = (world: TillWorld) => sumOf(clothes, world.offers, counterOf(world, '1').bill);

describe('an exchange', () => {
  it('brings the old size back, and takes the new one at the old price', () => {
    const world = begun(clothes);
    const after = paid(clothes, world, '1', 'cash');
    expect(after.sales[0]).toMatchObject({
      total: 0,
      returned: 245_000,
      exchange: 'LS-20817',
      parts: [],
    });
    const moved = (size: string) =>
      leftOf(after, `panjabi-meghdut/indigo/${size}`) -
      leftOf(world, `panjabi-meghdut/indigo/${size}`);
    expect([moved('40'), moved('42')]).toEqual([1000, -1000]);
    const again = receiptOf(after, 'LS-20817');
    expect(() => startExchange(clothes, after, '1', again)).toThrow('come back already');
  });

  it('lends its old price to as many pieces as come back, however they get on the bill', () => {
    // The three-piece was ৳ 2,565 under the offer, which has ended for this world.
    const ended = { ...free, offers: [] };
    const old = receiptOf(ended, 'LS-20836');
    const begunNow = startExchange(clothes, ended, '1', old);
    const back = giveBack(clothes, begunNow, '1', 0);
    const one = putOnBill(clothes, back, '1', 'three-piece-kadam/teal/l', 1000);
    expect(toPay(one)).toMatchObject({ returned: 256_500, total: 0 });
    const three = setQuantity(clothes, one, '1', 'three-piece-kadam/teal/l', 3000);
    expect(toPay(three).lines.map(({ quantity, price }) => [quantity, price])).toEqual([
      [1000, 256_500],
      [2000, 285_000],
    ]);
    expect(toPay(three).total).toBe(570_000);
    const other = putOnBill(clothes, one, '1', 'three-piece-kadam/amber/m', 1000);
    expect(toPay(other).total).toBe(285_000);
    expect(toPay(setQuantity(clothes, three, '1', 'three-piece-kadam/teal/l', 1000)).total).toBe(0);
  });

  it('starts up to the last day, and not after it', () => {
    const most = clothes.data.exchangeDays ?? 0;
    const [sold] = paid(clothes, putOnBill(clothes, free, '1', 'shawl', 1000), '1', 'cash').sales;
    if (!sold) throw new Error('nothing was sold');
    const world = { ...free, sales: [sold, ...free.sales] };
    const later = (days: number) => startExchange(premisesOf('lal-sutli', days), world, '1', sold);
    expect(counterOf(later(most), '1').bill.exchange).toBe(sold.number);
    expect(() => later(most + 1)).toThrow(`${most + 1} days old`);
    const old = receiptOf(free, 'LS-20688');
    expect(() => startExchange(clothes, free, '1', old)).toThrow('41 days old');
  });

  it('takes back what was sold, once, and gives no money for it', () => {
    const two = receiptOf(free, 'LS-20829');
    const begunNow = startExchange(clothes, free, '1', two);
    expect(() => startExchange(clothes, begunNow, '1', two)).toThrow('under way');
    const once = giveBack(clothes, begunNow, '1', 0);
    const twice = giveBack(clothes, once, '1', 0);
    expect(() => giveBack(clothes, twice, '1', 0)).toThrow('come back already');
    expect(() => giveBack(clothes, free, '1', 0)).toThrow('No exchange is under way');
    const less = putOnBill(clothes, once, '1', 'shawl', 1000);
    expect(() => paid(clothes, less, '1', 'cash')).toThrow('Goods for ৳\u00A01,350 are still');
  });

  it('counts what comes back at another counter', () => {
    const [counter] = free.counters;
    if (!counter) throw new Error('the demo has lost its counter');
    const world = { ...free, counters: [counter, { ...counter, id: '2' }] };
    const old = receiptOf(world, 'LS-20817');
    const begunThere = startExchange(clothes, world, '2', old);
    expect(returnable(begunThere, old)).toEqual([0]);
    expect(() => startExchange(clothes, begunThere, '1', old)).toThrow('come back already');
  });

  it('is a sale like any other when nothing came back', () => {
    const world = startExchange(clothes, free, '1', receiptOf(free, 'LS-20829'));
    const after = paid(clothes, putOnBill(clothes, world, '1', 'shawl', 1000), '1', 'cash');
    expect(after.sales[0]).toMatchObject({ exchange: null, total: 185_000 });
  });
});
