import { expect, it } from 'vitest';
import { exact, money } from './taka.ts';

it('writes amounts as they stand on paper', () => {
  expect(money(113_400, 'en')).toBe('৳\u00A01,134');
  expect(money(-25_578, 'bn')).toBe('−৳\u00A0২৫৫.৭৮');
  expect(exact(11_750_000, 'en')).toBe('1,17,500.00');
});
