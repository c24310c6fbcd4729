import { describe, expect, it } from 'vitest';
import { daysAfter, daysToYearly, monthOfDay, monthsAfter } from './months.ts';

const today = new Date(2026, 10, 22);

describe('a day so much later', () => {
  it('is told from today or by its date, as the first one was', () => {
    expect([daysAfter(3, -7, today), daysAfter('2026-11-30', 2, today)]).toEqual([
      -4,
      '2026-12-02',
    ]);
    expect([monthsAfter(0, 3, today), monthsAfter('2026-11-22', 3, today)]).toEqual([
      92,
      '2027-02-22',
    ]);
  });

  it('is the last one of a shorter month', () => {
    expect(monthsAfter('2026-11-30', 3, today)).toBe('2027-02-28');
    expect(monthsAfter('2027-10-31', 4, today)).toBe('2028-02-29');
  });
});

it('a day of the year comes again after it has been', () => {
  expect(daysToYearly(11, 22, today)).toBe(0);
  expect(daysToYearly(11, 21, today)).toBe(364);
  expect(daysToYearly(4, 20, today)).toBe(149);
});

it('a month is said with its year, in either language', () => {
  expect(monthOfDay('2027-12-05', today, 'en')).toBe('December 2027');
  expect(monthOfDay('2027-12-05', today, 'bn')).toBe('ডিসেম্বর ২০২৭');
});
