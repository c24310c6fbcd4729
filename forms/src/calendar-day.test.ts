import { expect, it } from 'vitest';
import { dayIn, daysLater } from './calendar-day.ts';

it('is the day on the clocks of a place', () => {
  const time = Date.parse('2026-11-22T20:14:21Z');
  expect(dayIn('Asia/Dhaka', time)).toBe('2026-11-23');
  expect(dayIn('Europe/London', time)).toBe('2026-11-22');
});

it('is so many days later, in another month and year, too', () => {
  expect(daysLater('2026-11-30', 2)).toBe('2026-12-02');
  expect(daysLater('2026-12-20', 30)).toBe('2027-01-19');
  expect(daysLater('2026-11-20', -5)).toBe('2026-11-15');
});
