import { expect, it } from 'vitest';
import { monthsAfter, nextYearly } from './months.ts';

const today = new Date(2026, 10, 22);

it('a day months later is the same one, or the last of a shorter month', () => {
  expect(monthsAfter('2026-11-22', 3)).toBe('2027-02-22');
  expect(monthsAfter('2026-11-30', 3)).toBe('2027-02-28');
  expect(monthsAfter('2027-10-31', 4)).toBe('2028-02-29');
});

it('a day of the year comes again after it has been', () => {
  expect(nextYearly(11, 22, today)).toBe('2026-11-22');
  expect(nextYearly(11, 21, today)).toBe('2027-11-21');
  expect(nextYearly(4, 20, today)).toBe('2027-04-20');
});
