import { numberIn } from '@nokshi/forms/fill.ts';
import { expect, it } from 'vitest';
import { groupedNumber } from './numbers.ts';

it('groups as the language does, in its digits', () => {
  expect(groupedNumber(1_250_000, 'en')).toBe('1,250,000');
  expect(groupedNumber(1_250_000, 'bn')).toBe('১২,৫০,০০০');
  expect(groupedNumber(99.9, 'bn')).toBe('৯৯.৯');
});

it('writes years without separators', () => {
  expect(numberIn('en', 2026)).toBe('2026');
  expect(numberIn('bn', 2026)).toBe('২০২৬');
});
