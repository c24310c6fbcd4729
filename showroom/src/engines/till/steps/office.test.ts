import { expect, it } from 'vitest';
import { begun, paid, premisesOf } from '../testing.ts';
import { leftOf, saleOf } from '../world.ts';
import { setOffer, setReceiver, setStock } from './office.ts';

const shop = premisesOf('tinbela');
const clothes = premisesOf('lal-sutli');
const dealer = premisesOf('loha-lokkor');

it('counts a shelf anew, and refuses what is no quantity', () => {
  const world = begun(shop);
  for (const wrong of ['-2', 'many', '', '100001']) {
    expect(() => setStock(shop, world, 'milk', wrong)).toThrow('Stock is a number');
  }
  expect(leftOf(setStock(shop, world, 'apple', '১২.৫'), 'apple')).toBe(12_500);
  for (const nothing of [' 0', '0 ', '০০']) {
    expect(leftOf(setStock(shop, world, 'apple', nothing), 'apple')).toBe(0);
  }
  expect(leftOf(setStock(shop, world, 'apple', '0.5'), 'apple')).toBe(500);
  expect(leftOf(setStock(shop, world, 'milk', '05'), 'milk')).toBe(5000);
});

it('sets an offer between days of the calendar, which stay', () => {
  const offer = { id: 'three-pieces', percent: 10, from: '2026-11-22', to: '2026-11-22' };
  const world = begun(clothes);
  expect(setOffer(clothes, world, offer).offers).toEqual([offer, world.offers[1]]);
  for (const percent of [1, 90]) {
    expect(setOffer(clothes, world, { ...offer, percent }).offers[0]?.percent).toBe(percent);
  }
  for (const wrong of [
    { to: '2026-11-21' },
    { to: '2026-11-31' },
    { from: '' },
    { percent: 0 },
    { percent: 91 },
    { percent: 1.5 },
    { percent: Number.NaN },
  ]) {
    expect(() => setOffer(clothes, world, { ...offer, ...wrong })).toThrow('An offer');
  }
});

it('notes who signed a challan, once', () => {
  const world = paid(dealer, begun(dealer), '1', 'due');
  expect(() => setReceiver(dealer, world, '3418', '  ')).toThrow('who received');
  expect(() => setReceiver(dealer, world, '3418', 'a'.repeat(81))).toThrow('who received');
  const long = setReceiver(dealer, world, '3418', 'a'.repeat(80));
  expect(saleOf(long, '3418')?.receiver).toHaveLength(80);
  const signed = setReceiver(dealer, world, '3418', ' Karim ');
  expect(saleOf(signed, '3418')?.receiver).toBe('Karim');
  expect(saleOf(setReceiver(dealer, signed, '3418', 'Rahim'), '3418')?.receiver).toBe('Karim');
  expect(setReceiver(dealer, world, '3408', 'Karim')).toEqual(world);
});
