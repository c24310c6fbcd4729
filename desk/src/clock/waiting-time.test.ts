import { expect, it } from 'vitest';
import { timeSince, urgencyOf } from './waiting-time.ts';

const now = Date.parse('2026-11-22T12:00:00Z');

it('tells how long somebody waits in the largest unit that fits', () => {
  expect(timeSince('2026-11-22T11:59:50Z', now, 'en')).toBe('1 minute');
  expect(timeSince('2026-11-22T09:10:00Z', now, 'en')).toBe('2 hours');
  expect(timeSince('2026-11-20T11:00:00Z', now, 'bn')).toBe('২ দিন');
  // A clock that is behind the server's.
  expect(timeSince('2026-11-22T12:00:30Z', now, 'en')).toBe('1 minute');
});

it('calls late what waits for a day', () => {
  expect(urgencyOf('2026-11-22T11:00:00Z', now)).toBe('fresh');
  expect(urgencyOf('2026-11-22T09:00:00Z', now)).toBe('waiting');
  expect(urgencyOf('2026-11-21T11:00:00Z', now)).toBe('late');
});
