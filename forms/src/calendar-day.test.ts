import { expect, it } from 'vitest';
import { dayIn, daysLater } from './calendar-day.ts';

it('is the day on the clocks of a place', () => {
  const time = Date.parse('2026-11-22T20:14:21Z');
  expect(dayIn('Asia/Dhaka', time)).toBe('2026-11-23');
  expect(dayIn('Europe/London', time)).toBe('2026-11-22');
});

it.each([
  ['2026-12-31T17:59:00Z', '2026-12-31', '2026-12-31', '2026-12-31', '2027-01-01'],
  ['2026-12-31T18:01:00Z', '2027-01-01', '2026-12-31', '2026-12-31', '2027-01-01'],
  ['2027-01-01T07:59:00Z', '2027-01-01', '2027-01-01', '2026-12-31', '2027-01-01'],
  ['2028-02-29T17:59:00Z', '2028-02-29', '2028-02-29', '2028-02-29', '2028-03-01'],
  ['2028-02-29T18:01:00Z', '2028-03-01', '2028-02-29', '2028-02-29', '2028-03-01'],
])('at %s it is %s in Dhaka, %s in UTC, %s in Los Angeles, %s on Kiritimati', (moment, ...days) => {
  const zones = ['Asia/Dhaka', 'UTC', 'America/Los_Angeles', 'Pacific/Kiritimati'];
  expect(zones.map((zone) => dayIn(zone, Date.parse(moment)))).toEqual(days);
});

it('is so many days later, in another month and year, too', () => {
  expect(daysLater('2026-11-30', 2)).toBe('2026-12-02');
  expect(daysLater('2026-12-20', 30)).toBe('2027-01-19');
  expect(daysLater('2026-11-20', -5)).toBe('2026-11-15');
});
