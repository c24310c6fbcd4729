import { describe, expect, it } from 'vitest';
import { itemsOf } from '../data.ts';
import { begun, paid, premisesOf } from '../testing.ts';
import { counterOf, leftOf, pointsOf } from '../world.ts';
import { clearBill, putOnBill, setCustomer } from './bill.ts';
import { cashIn } from './drawer.ts';
import { dueOf } from './dues.ts';
import { setOffer, setStock } from './office.ts';
import { givePartsBack } from './payment.ts';
import { sumOf } from './totals.ts';

const shop = premisesOf('tinbela');
const dealer = premisesOf('loha-lokkor');

describe('a sale', () => {
  it('gives change, lets the stock fall, and makes a receipt of its minute', () => {
    const world = begun(shop);
    const after = paid(shop, world, '2', 'cash', 1200);
    expect(after.sales[0]).toMatchObject({
      number: 'TB-48213',
      day: '2026-11-22',
      minutes: 720,
      total: 113_400,
      change: 6600,
      points: 11,
    });
    expect(leftOf(after, 'milk')).toBe(leftOf(world, 'milk') - 3000);
    expect(leftOf(after, 'apple')).toBe(leftOf(world, 'apple') - 1250);
    const cash = (of: typeof world) => cashIn(of, counterOf(of, '2'));
    expect(cash(after) - cash(world)).toBe(113_400);
    expect(pointsOf(after, 'rehana')).toBe(651);
    expect(counterOf(after, '2').bill.lines).toEqual([]);
    expect(counterOf(after, '3').bill.lines).toHaveLength(3);
    expect(after.entries).toEqual(world.entries);
    const halfPast = { ...shop, now: new Date(2026, 10, 22, 12, 30) };
    expect(paid(halfPast, world, '2', 'cash').sales[0]?.minutes).toBe(750);
  });

  it('is paid in parts, which may be given back', () => {
    const part = paid(shop, begun(shop), '2', 'bkash', 500);
    expect(() => putOnBill(shop, part, '2', 'tea', 1000)).toThrow('A part of this bill is paid');
    const [sale] = paid(shop, part, '2', 'cash').sales;
    expect(sale?.parts).toEqual([
      { by: 'bkash', amount: 50_000 },
      { by: 'cash', amount: 63_400 },
    ]);
    expect(counterOf(givePartsBack(shop, part, '2'), '2').bill.parts).toEqual([]);
  });

  it('keeps its prices once a part is paid, whatever offers begin or end, until that is given back', () => {
    const clothes = premisesOf('lal-sutli');
    const empty = clearBill(clothes, begun(clothes), '1');
    const item = [...itemsOf(clothes.data).values()].find(
      ({ good, stock }) => good.id === 'three-piece-kadam' && stock > 0,
    );
    const world = putOnBill(clothes, empty, '1', item?.id ?? '', 1000);
    const priceOf = (of: typeof world, at = clothes) =>
      sumOf(at, of.offers, counterOf(of, '1').bill).total;
    const price = priceOf(world);
    for (const means of ['bkash', 'card', 'cash'] as const) {
      const part = paid(clothes, world, '1', means, price / 100 - 1);
      const dear = setOffer(clothes, part, {
        id: 'three-pieces',
        percent: 90,
        from: '2026-11-22',
        to: '2026-11-30',
      });
      const later = premisesOf('lal-sutli', 9);
      expect([priceOf(dear), priceOf(part, later)]).toEqual([price, price]);
      expect(paid(clothes, dear, '1', 'cash').sales[0]).toMatchObject({ total: price, change: 0 });
      expect(paid(later, part, '1', 'cash').sales[0]?.total).toBe(price);
      expect(priceOf(givePartsBack(clothes, dear, '1'))).toBeLessThan(price / 5);
    }
  });

  it('refuses more by bKash than is to pay, letters, and change that is not in the drawer', () => {
    const world = begun(shop);
    expect(paid(shop, world, '2', 'bkash', 1134).sales[0]?.change).toBe(0);
    expect(() => paid(shop, world, '2', 'bkash', 1135)).toThrow('Only ৳\u00A01,134 is still');
    for (const wrong of [Number.NaN, 0, -1, 1.5]) {
      expect(() => paid(shop, world, '2', 'cash', wrong)).toThrow('Write the amount');
    }
    const cash = cashIn(world, counterOf(world, '2')) / 100;
    expect(paid(shop, world, '2', 'cash', 1134 + cash).sales[0]?.change).toBe(cash * 100);
    expect(() => paid(shop, world, '2', 'cash', 1135 + cash)).toThrow('not enough to give');
    expect(() => paid(shop, world, '1', 'cash', 100)).toThrow('Nothing is on the bill');
  });

  it('says what the shelf has left where it was counted anew under an open bill', () => {
    const open = putOnBill(shop, begun(shop), '1', 'milk', 5000);
    const none = setStock(shop, open, 'milk', '0');
    expect(() => paid(shop, none, '1', 'cash')).toThrow('Milk');
    expect(() => paid(shop, none, '1', 'cash')).not.toThrow('counter');
    expect(() => paid(shop, setStock(shop, open, 'milk', '4'), '1', 'cash')).toThrow(
      'only 4\u00A0pieces',
    );
  });

  it('sells nothing twice from two counters', () => {
    const few = setStock(shop, begun(shop), 'milk', '3');
    const other = putOnBill(shop, few, '1', 'milk', 1000);
    const sold = paid(shop, other, '2', 'cash');
    expect(() => paid(shop, sold, '1', 'cash')).toThrow('has only');
    const more = putOnBill(shop, other, '1', 'tea', 1000);
    expect(() => paid(shop, paid(shop, more, '2', 'cash'), '1', 'cash')).toThrow('has only');
  });
});

describe('points', () => {
  it('are spent when somebody says how many, and no more than a member has', () => {
    const world = begun(shop);
    expect(() => paid(shop, world, '2', 'points')).toThrow('how many points');
    expect(() => paid(shop, world, '2', 'points', 641)).toThrow('Only 640 points');
    const after = paid(shop, paid(shop, world, '2', 'points', 640), '2', 'cash');
    expect(after.sales[0]?.parts[1]).toEqual({ by: 'cash', amount: 49_400 });
    expect(pointsOf(after, 'rehana')).toBe(11);
    const nobody = setCustomer(shop, world, '2', null);
    expect(() => paid(shop, nobody, '2', 'points', 10)).toThrow('Choose a member');
  });

  it('are spent once, at whatever counter', () => {
    const put = putOnBill(shop, begun(shop), '1', 'milk', 10_000);
    const both = setCustomer(shop, put, '1', 'rehana');
    const some = paid(shop, both, '2', 'points', 600);
    expect(() => paid(shop, some, '1', 'points', 41)).toThrow('Only 40 points');
    expect(counterOf(paid(shop, some, '1', 'points', 40), '1').bill.parts).toHaveLength(1);
    const other = setCustomer(shop, put, '1', 'kamrul');
    const hers = paid(shop, other, '2', 'points', 600);
    const his = paid(shop, hers, '1', 'points', 700);
    expect(counterOf(his, '1').bill.parts).toEqual([{ by: 'points', amount: 70_000 }]);
  });
});

describe('a bill on account', () => {
  it('adds to the dues', () => {
    const after = paid(dealer, begun(dealer), '1', 'due');
    expect(dueOf(after, 'jashim')).toBe(23_500_000);
    expect(after.sales[0]).toMatchObject({ number: '3418', challan: 1206, receiver: null });
  });

  it('reaches the limit of its customer, and not a taka beyond', () => {
    const stocked = setStock(dealer, begun(dealer), 'rod-12', '9000');
    const own = setCustomer(
      dealer,
      putOnBill(dealer, stocked, '1', 'rod-12', 3_000_000),
      '1',
      'jashim',
    );
    expect(dueOf(own, 'jashim')).toBe(11_750_000);
    const at = paid(dealer, own, '1', 'due', 182_500);
    expect(counterOf(at, '1').bill.parts).toEqual([{ by: 'due', amount: 18_250_000 }]);
    expect(() => paid(dealer, own, '1', 'due', 182_501)).toThrow('may owe ৳\u00A03,00,000');
    expect(() => paid(dealer, at, '1', 'due', 1)).toThrow('may owe');
    const nobody = setCustomer(dealer, own, '1', null);
    expect(() => paid(dealer, nobody, '1', 'due')).toThrow('with an account');
  });
});
