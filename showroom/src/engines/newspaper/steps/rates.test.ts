import { expect, it } from 'vitest';
import { converted, rateInWords } from './rates.ts';

it('says rates to the paisa below a thousand taka, and in whole taka from there', () => {
  expect(rateInWords(12_150, 'en')).toBe('121.50');
  expect(rateInWords(99_999, 'en')).toBe('999.99');
  expect(rateInWords(100_000, 'en')).toBe('1,000');
  expect(rateInWords(16_834_500, 'en')).toBe('1,68,345');
  expect(rateInWords(12_150, 'bn')).toBe('১২১.৫০');
});

it('converts to whole paisa', () => {
  expect(converted(250, 12_150)).toBe(3_037_500);
  expect(converted(0.333, 12_150)).toBe(4046);
});
