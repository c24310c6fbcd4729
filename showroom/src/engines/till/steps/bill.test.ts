import { describe, expect, it } from 'vitest';
import { beginTill } from '../begin.ts';
import { begun, premisesOf } from '../testing.ts';
import { counterOf, type TillWorld } from '../world.ts';
import { putOnBill, setCustomer, setQuantity, setSite } from './bill.ts';
import { setStock } from './office.ts';

const shop = premisesOf('tinbela');
const dealer = premisesOf('loha-lokkor');
const billOf = (world: TillWorld, at: string) => counterOf(world, at).bill;

describe('what is put on a bill', () => {
  it('has a quantity, and is not past its date', () => {
    const world = begun(shop);
    for (const wrong of [Number.NaN, -1000, 0]) {
      expect(() => putOnBill(shop, world, '1', 'rice', wrong)).toThrow('in numbers');
    }
    expect(() => putOnBill(shop, world, '1', 'milk', 1500)).toThrow('in numbers');
    const on = (expires: string) => {
      const goods = shop.data.goods.map((good) => ({ ...good, expires }));
      const late = { ...shop, data: { ...shop.data, goods } };
      return putOnBill(late, beginTill(late.data, late.now), '1', 'milk', 1000);
    };
    expect(() => on('2026-11-21')).toThrow('past its date');
    expect(billOf(on('2026-11-22'), '1').lines).toHaveLength(1);
  });

  it('is there: all of the stock, and no piece more', () => {
    const world = begun(shop);
    expect(billOf(putOnBill(shop, world, '1', 'bread', 18_000), '1').lines).toEqual([
      { item: 'bread', quantity: 18_000 },
    ]);
    expect(() => putOnBill(shop, world, '1', 'bread', 19_000)).toThrow('Only 18\u00A0pieces');
    const none = setStock(shop, world, 'bread', '0');
    expect(() => putOnBill(shop, none, '1', 'bread', 1000)).toThrow('Bread, large is sold out');
  });

  it('adds to its line, and goes off it', () => {
    const one = putOnBill(shop, begun(shop), '1', 'rice', 1500);
    const two = putOnBill(shop, one, '1', 'rice', 500);
    expect(billOf(two, '1').lines).toEqual([{ item: 'rice', quantity: 2000 }]);
    expect(billOf(setQuantity(shop, two, '1', 'rice', 0), '1').lines).toEqual([]);
  });
});

describe('a site', () => {
  it('belongs to the customer, and goes with another one', () => {
    const world = begun(dealer);
    expect(() => setSite(dealer, world, '1', 'ishwardi')).toThrow('another customer');
    expect(billOf(setSite(dealer, world, '1', 'shalgaria'), '1').site).toBe('shalgaria');
    expect(billOf(setCustomer(dealer, world, '1', 'jashim'), '1').site).toBe('kachharipara');
    expect(billOf(setCustomer(dealer, world, '1', 'padma'), '1').site).toBeNull();
    expect(billOf(setSite(dealer, world, '1', null), '1').site).toBeNull();
  });
});
