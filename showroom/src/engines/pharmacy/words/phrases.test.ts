import { expect, it } from 'vitest';
import { oneOf } from '../../../demo/one-of.ts';
import { dayOf } from '../../../words/days.ts';
import { shop, today } from '../testing.ts';
import { packsInWords, piecesInWords, timeLeft } from './phrases.ts';

it('says pieces in packs and what is left over', () => {
  const medicine = oneOf(shop.pharmacy.data.medicines, 'febron-500');
  expect(piecesInWords(45, medicine, 'en')).toBe('4 strips 5 tablets');
  expect(piecesInWords(0, medicine, 'bn')).toBe('০ পাতা');
  expect(packsInWords(1, 'strip', 'en')).toBe('1 strip');
});

it('says the days and months to an expiry', () => {
  expect([0, 1, 12, 60].map((day) => timeLeft(dayOf(today, day), today, 'en'))).toEqual([
    'only today',
    '1 day',
    '12 days',
    '2 months',
  ]);
});
