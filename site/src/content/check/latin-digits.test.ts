import { expect, test } from 'vitest';
import { z } from 'zod';
import { latinDigits } from './latin-digits.ts';

/** What is said of a translation. */
const message = (bn: string) =>
  latinDigits([
    {
      file: 'notice/index.yaml',
      folder: 'notice',
      id: 'notice',
      data: { text: { en: 'English', bn } },
      schema: z.unknown(),
    },
  ]).map(({ field, problem }) => `${field}: ${problem}`);

test.each([
  ['দাম ৳ 12,500', '12,500', '১২,৫০০'],
  ['24টি সেবা', '24', '২৪'],
  ['20 নভেম্বর ২০২৬', '20', '২০'],
  ['99.9% সময়', '99.9', '৯৯.৯'],
  ['বিকেল 3:40', '3:40', '৩:৪০'],
])('Latin digits in %s are named with the right ones', (bn, wrong, right) => {
  expect(message(bn)).toEqual([`text.bn: writes ${wrong} in Latin digits; বাংলা has ${right}`]);
});

test.each([
  'দাম ৳ ১২,৫০০, ২৪টি সেবা',
  'কল করুন +880 1700-000000 বা 01700-000000',
  '24/7 চালু',
  'সময় UTC+6, কাগজ A4, রেফারেন্স NK-7K3M-9QWX',
  'Node 24.21 ও HTTP/2',
  '{rent:plan-24} থেকে',
  'https://nokshi.example/2026 ও a1@b2.example',
])('%s keeps its digits', (bn) => {
  expect(message(bn)).toEqual([]);
});
