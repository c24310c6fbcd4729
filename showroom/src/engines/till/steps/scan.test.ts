import { expect, it } from 'vitest';
import { itemsOf } from '../data.ts';
import { begun, premisesOf, tillData } from '../testing.ts';
import { quantityText, typedQuantity } from './quantity.ts';
import { readCode, scan } from './scan.ts';

const shop = tillData('tinbela');
const clothes = tillData('lal-sutli');
const { sales } = begun(premisesOf('lal-sutli'));
const goodOf = (id: string) => {
  const good = shop.goods.find((one) => one.id === id);
  if (!good) throw new Error(`the demo has lost ${id}`);
  return good;
};

it('finds goods by code in either digits, by name in either language, and old receipts', () => {
  expect(scan(shop, [], '2002')).toMatchObject({ kind: 'item', item: { id: 'rice' } });
  expect(scan(shop, [], ' ২০০২ ')).toMatchObject({ kind: 'item', item: { id: 'rice' } });
  expect(scan(shop, [], 'toothp')).toMatchObject({ kind: 'item', item: { id: 'toothpaste' } });
  expect(scan(shop, [], 'ইলিশ')).toMatchObject({ kind: 'item', item: { id: 'hilsa' } });
  expect(scan(clothes, sales, 'pm-in-42')).toMatchObject({
    item: { id: 'panjabi-meghdut/indigo/42' },
  });
  expect(scan(clothes, sales, 'ls-20817')).toMatchObject({ kind: 'receipt' });
  expect(scan(clothes, sales, 'Kadam')).toMatchObject({ kind: 'good' });
  for (const nothing of ['', 'e', 'no such thing', '999']) {
    expect(scan(shop, [], nothing)).toEqual({ kind: 'nothing' });
  }
});

it('takes what a scanner read for a code, never for a part of a name', () => {
  expect(readCode(shop, [], '2002')).toMatchObject({ kind: 'item', item: { id: 'rice' } });
  expect(readCode(shop, [], 'toothp')).toEqual({ kind: 'nothing' });
  expect(readCode(clothes, sales, 'LS-20817')).toMatchObject({ kind: 'receipt' });
});

it('gives everything a code of its own', () => {
  for (const data of [shop, clothes]) {
    const codes = [...itemsOf(data).values()].map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
  }
});

it('takes weights to the gram, feet to the tenth and whole pieces', () => {
  expect(typedQuantity('১.২৫', goodOf('apple'))).toBe(1250);
  expect(typedQuantity('2', goodOf('milk'))).toBe(2000);
  for (const wrong of ['0', '-1', '1.2345', 'two', '']) {
    expect(typedQuantity(wrong, goodOf('apple'))).toBeNaN();
  }
  expect(typedQuantity('1.5', goodOf('milk'))).toBeNaN();
  expect(typedQuantity('2,5', goodOf('apple'))).toBe(2500);
  expect(typedQuantity('২,২৫', goodOf('apple'))).toBe(2250);
  expect(typedQuantity('2,5', goodOf('milk'))).toBeNaN();
  expect(typedQuantity('1,250', goodOf('apple'))).toBeNaN();
  expect(typedQuantity('1,250', goodOf('milk'))).toBe(1_250_000);
  expect(quantityText(3000, goodOf('milk'), 'bn')).toBe('৩টি');
});
