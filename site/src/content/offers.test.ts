import { expect, test } from 'vitest';
import { contentForTests } from '../seo/testing.ts';
import { priceText } from './offers.ts';

const perBranch = 'branch-month';
const english = {
  ...contentForTests('en').labels.prices,
  [perBranch]: 'From {price} a month per branch',
};
const bangla = {
  ...contentForTests('bn').labels.prices,
  [perBranch]: 'শাখাপ্রতি মাসে {price} থেকে',
};
const taka = { from: 125000, currency: 'BDT', per: perBranch } as const;

test('a price is a sentence in the language of the page', () => {
  expect(priceText(taka, english, 'en')).toBe('From ৳1,25,000 a month per branch');
  expect(priceText(taka, bangla, 'bn')).toBe('শাখাপ্রতি মাসে ৳\u00A0১,২৫,০০০ থেকে');
});

test('a sentence that nobody has translated keeps the amount in its own language', () => {
  const month = { text: 'From {price} a month', language: 'en' as const };
  expect(priceText({ ...taka, per: 'month' }, { ...bangla, month }, 'bn')).toEqual({
    text: 'From ৳1,25,000 a month',
    language: 'en',
  });
});
