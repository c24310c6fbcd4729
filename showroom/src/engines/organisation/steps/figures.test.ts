import { expect, it } from 'vitest';
import { rotaOf, yearInWords } from '../words/days.ts';
import { closingOf, roundTaka, shareSpent, yearName } from './accounts.ts';
import { csvOf, estimateOf } from './tariff.ts';

it('closes a year with what it opened with, and what came in, less what went out', () => {
  const year = {
    opening: 620_000,
    income: [{ amount: 8_040_000 }],
    spending: [{ amount: 7_775_000 }],
  };
  expect(closingOf(year)).toBe(885_000);
});

it('says that all of a budget is spent only when it is', () => {
  expect(shareSpent([{ amount: 2_610_000 }], 3_800_000)).toBe(69);
  expect(shareSpent([{ amount: 999 }], 1000)).toBe(99);
  expect(shareSpent([{ amount: 1000 }], 1000)).toBe(100);
});

it('names the years of accounts from July to June', () => {
  expect(yearName(0, new Date('2026-11-22T00:00'), 'en')).toBe('2025–26');
  expect(yearName(0, new Date('2026-06-30T00:00'), 'en')).toBe('2024–25');
  expect(yearName(1, new Date('2026-07-01T00:00'), 'bn')).toBe('২০২৪–২৫');
  expect(yearName(0, new Date('2100-08-01T00:00'), 'en')).toBe('2099–00');
});

it('counts the years of works from today', () => {
  expect(yearInWords(2, new Date('2026-11-22T00:00'), 'en')).toBe('2024');
  expect(yearInWords(2, new Date('2027-01-01T00:00'), 'bn')).toBe('২০২৫');
});

it('shortens large amounts', () => {
  expect(roundTaka(21_400_000, 'en')).toBe('৳\u00A02.14 Cr');
  expect(roundTaka(7_775_000, 'bn')).toBe('৳\u00A0৭৭.৭৫ লাখ');
  expect(roundTaka(10_000_000, 'en')).toBe('৳\u00A01 Cr');
  expect(roundTaka(10_000_000, 'bn')).toBe('৳\u00A0১ কোটি');
  expect(roundTaka(3_800_000, 'en')).toBe('৳\u00A038 lakh');
});

it('adds VAT to an estimate, to the whole taka', () => {
  const wanted = [
    { amount: 4350, count: 3 },
    { amount: 77, count: 1 },
  ];
  expect(estimateOf(wanted, 15)).toEqual({ net: 13_127, vat: 1969, total: 15_096 });
  expect(estimateOf([], 15)).toEqual({ net: 0, vat: 0, total: 0 });
});

it('writes files whose cells may hold commas and quotation marks', () => {
  expect(csvOf([['Box, 20 "ft"', 5]])).toBe('\uFEFF"Box, 20 ""ft""","5"');
  expect(csvOf([['Box'], ['Bag']])).toBe('\uFEFF"Box"\r\n"Bag"');
});

it('has officers on duty from Sunday to Saturday, each in turn', () => {
  const rota = (today: string) =>
    rotaOf([{ name: 'Rahim' }, { name: 'Mita' }], '2026-11-25', new Date(`${today}T00:00`));
  const rahim = { name: 'Rahim', from: '2026-11-22', to: '2026-11-28' };
  const mita = { name: 'Mita', from: '2026-11-29', to: '2026-12-05' };
  expect(rota('2026-11-28')).toEqual([rahim, mita]);
  expect(rota('2026-11-29')).toEqual([
    mita,
    { name: 'Rahim', from: '2026-12-06', to: '2026-12-12' },
  ]);
});
