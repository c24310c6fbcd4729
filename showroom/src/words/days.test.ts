import { expect, it } from 'vitest';
import { dateOf, dayAfter, dayInWords, dayOf, daysBetween, distanceOf, isDay } from './days.ts';

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
