import { expect, it } from 'vitest';
import { dayOf } from '../../../words/days.ts';
import { itemsOf } from '../data.ts';
import { begun, premisesOf, tillData } from '../testing.ts';
import { nearDate, readCode, scan } from './scan.ts';

const shop = tillData('tinbela');
const clothes = tillData('lal-sutli');
const { sales } = begun(premisesOf('lal-sutli'));
/** The shop with a single good, of another name. */
const only = (name: string) => ({
  ...shop,
  goods: shop.goods.filter(({ id }) => id === 'rice').map((good) => ({ ...good, name })),
});
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
  expect(readCode(shop, [], '\u200b２০02')).toMatchObject({ kind: 'item', item: { id: 'rice' } });
  expect(readCode(shop, [], 'toothp')).toEqual({ kind: 'nothing' });
  expect(readCode(clothes, sales, 'LS-20817')).toMatchObject({ kind: 'receipt' });
});

it('gives everything a code of its own', () => {
  for (const data of [shop, clothes]) {
    const codes = [...itemsOf(data).values()].map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
  }
});

it('finds nothing for nothing, even where there is only one good', () => {
  expect(scan(only('Rice'), [], 'ric')).toMatchObject({ kind: 'item', item: { id: 'rice' } });
  for (const nothing of ['', '  ']) {
    expect(scan(only('Rice'), [], nothing)).toEqual({ kind: 'nothing' });
  }
});

it('takes the number of a receipt for that, though a good has it in its name', () => {
  expect(scan(only('Rice for LS-20817'), sales, 'LS-20817')).toMatchObject({ kind: 'receipt' });
});

it('warns of a last day that is near, and says how near', () => {
  const today = new Date(2026, 10, 22);
  const warning = (days: number | null, nearDays: number | null) => {
    const expires = days === null ? null : dayOf(today, days);
    return shop.goods.map((good) => nearDate({ ...good, expires }, nearDays, today))[0];
  };
  expect([-1, 0, 1, 2, 3, 4].map((expires) => warning(expires, 3))).toEqual([
    'expired',
    'expiresToday',
    'expiresTomorrow',
    'expiresSoon',
    'expiresSoon',
    undefined,
  ]);
  expect([warning(null, 3), warning(1, null), warning(-1, null)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
