import { expect, it } from 'vitest';
import { money, printedTaka } from './money.ts';

it('writes taka with the sign first and lakhs grouped, in the digits of the language', () => {
  expect(money(12_500, 'BDT', 'en')).toBe('৳12,500');
  expect(money(1_250_000, 'BDT', 'en')).toBe('৳12,50,000');
  expect(money(12_500, 'BDT', 'bn')).toBe('৳\u00A0১২,৫০০');
  expect(money(1_250_000, 'BDT', 'bn')).toBe('৳\u00A0১২,৫০,০০০');
});

it('writes other currencies by their code', () => {
  expect(money(1_200, 'USD', 'en')).toBe('USD\u00A01,200');
  expect(money(125_000, 'EUR', 'en')).toBe('EUR\u00A0125,000');
  expect(money(1_200, 'EUR', 'bn')).toBe('EUR\u00A0১,২০০');
});

it('paisa are printed with two places, grouped by lakh and crore', () => {
  expect(printedTaka(123_450, 'en')).toBe('1,234.50');
  expect(printedTaka(123_456_700, 'en')).toBe('12,34,567.00');
  expect(printedTaka(123_450, 'bn')).toBe('১,২৩৪.৫০');
});
