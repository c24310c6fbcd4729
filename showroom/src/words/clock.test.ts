import { expect, it } from 'vitest';
import { timeInWords } from './clock.ts';

it('says the time as people do', () => {
  expect(timeInWords(19 * 60 + 48, 'en')).toBe('7.48 pm');
  expect(timeInWords(19 * 60 + 48, 'bn')).toBe('সন্ধ্যা ৭:৪৮');
  expect(timeInWords(5, 'bn')).toBe('রাত ১২:০৫');
  expect(timeInWords(9 * 60, 'en')).toBe('9.00 am');
  expect(timeInWords(9 * 60, 'bn')).toBe('সকাল ৯টা');
});
