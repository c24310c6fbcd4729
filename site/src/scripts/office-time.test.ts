import { expect, test } from 'vitest';
import { type OfficeTimes, officeAt } from './office-time.ts';

const office: OfficeTimes = {
  days: [0, 1, 2, 3, 4],
  from: '10:00',
  until: '18:00',
  timeZone: 'Asia/Dhaka',
};

/** What holds at a time on the clocks of Dhaka. */
const at = (time: string) => officeAt(Date.parse(`${time}+06:00`), office);

test('an office is open from its first minute until its last on working days', () => {
  expect(at('2026-11-30T09:59').isOpen).toBe(false);
  expect(at('2026-11-30T10:00').isOpen).toBe(true);
  expect(at('2026-11-30T17:59').isOpen).toBe(true);
  expect(at('2026-11-30T18:00').isOpen).toBe(false);
  expect(at('2026-12-04T12:00').isOpen).toBe(false);
});

test('before hours it opens the same day, after them and on weekends on the next working day', () => {
  expect(at('2026-11-30T07:00').opens).toBe('2026-11-30');
  expect(at('2026-11-30T19:00').opens).toBe('2026-12-01');
  expect(at('2026-12-03T19:00').opens).toBe('2026-12-06');
  expect(at('2026-12-05T08:00').opens).toBe('2026-12-06');
});

test('an answer is due by the end of the working day after the one that it is in Dhaka', () => {
  expect(at('2026-11-30T10:00').nextDay).toBe('2026-12-01');
  expect(at('2026-12-03T23:59').nextDay).toBe('2026-12-06');
  expect(officeAt(Date.parse('2026-11-30T19:00Z'), office).nextDay).toBe('2026-12-02');
});
