import { dayIn } from '@nokshi/forms/calendar-day.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { morningOf, nextSunday, tomorrow } from './zone-time.ts';

const iso = (moment: number) => new Date(moment).toISOString();

it('knows the company’s morning, wherever the browser is', () => {
  // Half past one on Monday in Dhaka, Sunday evening in UTC.
  const now = Date.parse('2026-11-22T19:30:00Z');
  expect(dayIn('Asia/Dhaka', now)).toBe('2026-11-23');
  expect(iso(morningOf(tomorrow(now, 'Asia/Dhaka'), 'Asia/Dhaka'))).toBe(
    '2026-11-24T03:00:00.000Z',
  );
});

it.each([
  ['2026-11-22T04:00:00Z', '2026-11-29'],
  ['2026-11-26T04:00:00Z', '2026-11-29'],
  ['2026-11-28T04:00:00Z', '2026-11-29'],
  // Saturday in UTC, Sunday in Dhaka.
  ['2026-11-28T19:00:00Z', '2026-12-06'],
])('begins the next week after %s on %s', (now, sunday) => {
  expect(nextSunday(Date.parse(now), 'Asia/Dhaka')).toBe(sunday);
});

it('is nine there on the day that the clock is put on or back', () => {
  expect(iso(morningOf('2026-03-29', 'Europe/London'))).toBe('2026-03-29T08:00:00.000Z');
  expect(iso(morningOf('2026-10-25', 'Europe/London'))).toBe('2026-10-25T09:00:00.000Z');
  expect(iso(morningOf('2026-03-08', 'America/Los_Angeles'))).toBe('2026-03-08T16:00:00.000Z');
});

it('is after now, on the day that was meant (property)', () => {
  const zones = fc.constantFrom('Asia/Dhaka', 'Pacific/Kiritimati', 'America/New_York', 'UTC');
  const moments = fc.date({
    min: new Date('2020-01-01'),
    max: new Date('2040-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moments, zones, (date, zone) => {
      const now = date.getTime();
      for (const day of [tomorrow(now, zone), nextSunday(now, zone)]) {
        const morning = morningOf(day, zone);
        expect(morning).toBeGreaterThan(now);
        expect(dayIn(zone, morning)).toBe(day);
      }
    }),
  );
});
