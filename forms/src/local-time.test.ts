import { describe, expect, it } from 'vitest';
import { timeOf } from './local-time.ts';

describe('a day or a time that is typed', () => {
  it.each([
    ['2026-11-23', 'Asia/Dhaka', '2026-11-22T18:00:00.000Z'],
    ['2026-11-23T02:14', 'Asia/Dhaka', '2026-11-22T20:14:00.000Z'],
    ['2026-11-22T20:14:21.389Z', 'Asia/Dhaka', '2026-11-22T20:14:21.389Z'],
    ['2026-11-23T02:14+06:00', 'Europe/London', '2026-11-22T20:14:00.000Z'],
    // Clocks are put forward at 01:00 and back at 02:00.
    ['2026-03-29T03:30', 'Europe/London', '2026-03-29T02:30:00.000Z'],
    ['2026-10-25T00:30', 'Europe/London', '2026-10-24T23:30:00.000Z'],
    ['2026-10-25T02:30', 'Europe/London', '2026-10-25T02:30:00.000Z'],
  ])('%s in %s is %s', (written, timeZone, time) => {
    expect(new Date(timeOf(written, timeZone)).toISOString()).toBe(time);
  });

  it.each(['2026-13-45', '2026-11-23Tnoon', '2026-11-23x'])('%s is none', (written) => {
    expect(timeOf(written, 'Asia/Dhaka')).toBeNaN();
  });
});
