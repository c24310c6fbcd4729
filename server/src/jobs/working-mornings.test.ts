import { expect, it } from 'vitest';
import { endOfToday, morningAfter, morningBefore, morningOfToday } from './working-mornings.ts';

const dhaka = 'Asia/Dhaka';
const at = (written: string) => Date.parse(`${written}+06:00`);
const shown = (time: number | undefined) =>
  time === undefined ? undefined : new Date(time + 6 * 3_600_000).toISOString().slice(0, 16);

// 22 November 2026 is a Sunday.
it.each([
  ['2026-11-22T08:29', undefined, '2026-11-22T08:30', '2026-11-19T08:30'],
  ['2026-11-22T08:30', '2026-11-22T08:30', '2026-11-23T08:30', '2026-11-19T08:30'],
  ['2026-11-22T23:59', '2026-11-22T08:30', '2026-11-23T08:30', '2026-11-22T08:30'],
  ['2026-11-23T00:01', undefined, '2026-11-23T08:30', '2026-11-22T08:30'],
  ['2026-11-26T12:00', '2026-11-26T08:30', '2026-11-29T08:30', '2026-11-26T08:30'],
  ['2026-11-27T12:00', undefined, '2026-11-29T08:30', '2026-11-26T08:30'],
  ['2026-11-28T23:59', undefined, '2026-11-29T08:30', '2026-11-26T08:30'],
])('knows the working mornings around %s in Dhaka', (now, today, after, before) => {
  const time = at(now);
  expect(shown(morningOfToday(time, dhaka))).toBe(today);
  expect(shown(morningAfter(time, dhaka))).toBe(after);
  expect(shown(morningBefore(time, dhaka))).toBe(before);
  expect(shown(endOfToday(time, dhaka))?.slice(11)).toBe('00:00');
  expect(endOfToday(time, dhaka)).toBeGreaterThan(time);
});

it('follows the clocks of a place that puts them back', () => {
  // On 1 November 2026 New York has an hour twice.
  const saturday = Date.parse('2026-10-31T12:00-04:00');
  expect(new Date(morningAfter(saturday, 'America/New_York')).toISOString()).toBe(
    '2026-11-01T13:30:00.000Z',
  );
});
