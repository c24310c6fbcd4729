import { expect, it } from 'vitest';
import {
  dateOf,
  dayAfter,
  dayInWords,
  dayOf,
  daysBetween,
  distanceOf,
  isDay,
  monthsAfter,
  nextYearly,
} from './days.ts';

const evening = new Date(2026, 10, 22, 23, 59);

it('counts days over the ends of months and years, and names them', () => {
  expect([dayOf(evening), dayOf(evening, 40), dayOf(evening, -22)]).toEqual([
    '2026-11-22',
    '2027-01-01',
    '2026-10-31',
  ]);
  expect(dayAfter('2028-02-28', 1)).toBe('2028-02-29');
  expect([daysBetween('2028-02-28', '2028-03-01'), distanceOf('2026-11-21', evening)]).toEqual([
    2, -1,
  ]);
  expect(dateOf('2026-12-17')).toEqual(new Date(2026, 11, 17));
  expect(dayInWords('2026-12-17', 'en', 'weekday')).toBe('Thursday 17 December');
  expect(dayInWords('2027-12-05', 'en', 'month')).toBe('December 2027');
  expect(dayInWords('2027-12-05', 'bn', 'month')).toBe('ডিসেম্বর ২০২৭');
  expect(['2026-11-20', '2026-02-30', 'yesterday', ''].map(isDay)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

it('a day months later is the same one, or the last of a shorter month', () => {
  expect(monthsAfter('2026-11-22', 3)).toBe('2027-02-22');
  expect(monthsAfter('2026-11-30', 3)).toBe('2027-02-28');
  expect(monthsAfter('2027-10-31', 4)).toBe('2028-02-29');
});

it('a day of the year comes again after it has been', () => {
  expect(nextYearly(11, 22, evening)).toBe('2026-11-22');
  expect(nextYearly(11, 21, evening)).toBe('2027-11-21');
  expect(nextYearly(4, 20, evening)).toBe('2027-04-20');
});
