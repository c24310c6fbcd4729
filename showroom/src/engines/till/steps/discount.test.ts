import { describe, expect, it } from 'vitest';
import { begun, premisesOf } from '../testing.ts';
import { counterOf, type TillWorld } from '../world.ts';
import { putOnBill, setDiscount, setQuantity } from './bill.ts';
import { sumOf } from './totals.ts';

const shop = premisesOf('tinbela');
const billOf = (world: TillWorld, at: string) => counterOf(world, at).bill;
const given = (text: string) => billOf(setDiscount(shop, begun(shop), '2', text), '2').discount;

describe('a discount', () => {
  it('is a percentage or taka, within what the counter may give', () => {
    expect(given('৫%')).toEqual({ value: 5, isPercent: true });
    expect(given('10%')).toEqual({ value: 10, isPercent: true });
    expect(given('5 % ')).toEqual({ value: 5, isPercent: true });
    for (const five of ['5％', '৫٪', '5%\u200b', '５%']) {
      expect(given(five)).toEqual({ value: 5, isPercent: true });
    }
    expect(given('113')).toEqual({ value: 113, isPercent: false });
    expect(given('0,5%')).toEqual({ value: 0.5, isPercent: true });
    expect(given('৭,৫%').value).toBe(7.5);
    expect(() => given('11%')).toThrow('At most 10%');
    expect(() => given('114')).toThrow('At most 10%');
    for (const wrong of ['five', '5½', '-5', '5.5', '5,5', '0.005%', '5%0', '%']) {
      expect(() => given(wrong)).toThrow('Write a discount');
    }
  });

  it('is taken off again by nothing or 0', () => {
    for (const nothing of ['', ' ', '0', '0%']) expect(given(nothing).value).toBe(0);
  });

  it('reaches the most that may be given in taka, too', () => {
    const world = putOnBill(shop, begun(shop), '1', 'milk', 10_000);
    expect(billOf(setDiscount(shop, world, '1', '95'), '1').discount.value).toBe(95);
    expect(() => setDiscount(shop, world, '1', '96')).toThrow('At most 10%');
  });

  it('stays within that, whatever leaves the bill afterwards', () => {
    const world = setDiscount(shop, begun(shop), '2', '110');
    const sum = (after: TillWorld) => sumOf(shop, after.offers, billOf(after, '2'));
    expect(sum(world).discount).toBe(11_000);
    const less = setQuantity(shop, setQuantity(shop, world, '2', 'apple', 0), '2', 'soap', 0);
    expect(sum(less)).toMatchObject({ gross: 46_500, discount: 4650 });
    const more = putOnBill(shop, less, '2', 'milk', 20_000);
    expect(sum(more).discount).toBe(11_000);
  });
});
