import { expect, test } from 'vitest';
import { contentForTests } from '../seo/testing.ts';
import { lowestPriceOf, type PricedFolder, paymentsOf, planFor, priceText } from './price-texts.ts';

const english = contentForTests('en');
const bangla = contentForTests('bn');
const taka = { from: 125_000_00, per: 'branch-month' } as const;

test('a price is a sentence in the language of the page', () => {
  expect(priceText(taka, english.labels.prices, 'en')).toBe(
    'From ৳\u202f1,25,000 a month per branch',
  );
  expect(priceText(taka, bangla.labels.prices, 'bn')).toBe('শাখাপ্রতি মাসে ৳\u202f১,২৫,০০০ থেকে');
});

test('a sentence that nobody has translated keeps the amount in its own language', () => {
  const month = { text: 'From {price} a month', language: 'en' as const };
  const prices = { ...bangla.labels.prices, month };
  expect(priceText({ ...taka, per: 'month' }, prices, 'bn')).toEqual({
    text: 'From ৳\u202f1,25,000 a month',
    language: 'en',
  });
});

test('what can be rented and bought has both prices, for whom, the time and a way to one’s own', () => {
  const { prices, labels } = english;
  expect(lowestPriceOf(prices, planFor(prices, 'galleries', 'e-commerce'), labels, 'en')).toEqual({
    price: 'From ৳\u202f2,625 a month, or ৳\u202f36,750 once',
    shortPrice: 'From ৳\u202f2,625 a month',
    forWhom: 'For up to 500 products, in Bangla and English',
    time: '2–3 weeks, with your first products',
    ask: {
      href: '/price?product=e-commerce&goods=500#price-e-commerce',
      label: 'Work out your price',
    },
  });
  const bought = lowestPriceOf(
    bangla.prices,
    planFor(bangla.prices, 'services', 'graphics-video'),
    bangla.labels,
    'bn',
  );
  expect(bought).toMatchObject({ time: 'একটি ডিজাইনে ৩–৭ কর্মদিবস', ask: undefined });
});

test('what is paid at first and then is told with setting up and VAT, and how to get one’s own price', () => {
  const paymentsFor = (folder: PricedFolder, id: string) =>
    paymentsOf(english.prices, planFor(english.prices, folder, id), english.labels, 'en');
  expect(paymentsFor('products', 'POS')).toMatchObject({
    first: { amount: 'From ৳\u202f6,825' },
    monthly: { amount: '৳\u202f1,575', note: 'a month, with VAT' },
    once: undefined,
    next: { href: '/price?product=POS&rows=1000#price-POS', label: 'Work out your price' },
  });
  expect(paymentsFor('galleries', 'erp-crp')).toMatchObject({
    first: {
      amount: 'From ৳\u202f2,10,000',
      note: 'first payment of ৳\u202f5,25,000 in all, with VAT',
    },
    monthly: { note: 'a month for the server' },
  });
  expect(paymentsFor('services', 'graphics-video')).toMatchObject({
    monthly: undefined,
    next: { href: '/contact', label: 'Ask for an offer' },
  });
});
