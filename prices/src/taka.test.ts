import { expect, it } from 'vitest';
import { money, printedTaka, takaOf } from './taka.ts';

it('writes taka with the sign first and lakhs grouped, in the digits of the language', () => {
  expect(money(12_500, 'en')).toBe('৳\u202f12,500');
  expect(money(1_250_000, 'en')).toBe('৳\u202f12,50,000');
  expect(money(12_500, 'bn')).toBe('৳\u202f১২,৫০০');
  expect(money(1_250_000, 'bn')).toBe('৳\u202f১২,৫০,০০০');
});

it('paisa are printed with two places, grouped by lakh and crore', () => {
  expect(printedTaka(123_450, 'en')).toBe('1,234.50');
  expect(printedTaka(123_456_700, 'en')).toBe('12,34,567.00');
  expect(printedTaka(123_450, 'bn')).toBe('১,২৩৪.৫০');
});

it('an amount of paisa has decimals only where it needs them', () => {
  expect(takaOf(1_250_000, 'en')).toBe('৳\u202f12,500');
  expect(takaOf(1_250_050, 'en')).toBe('৳\u202f12,500.50');
  expect(takaOf(1_250_050, 'bn')).toBe('৳\u202f১২,৫০০.৫০');
});
