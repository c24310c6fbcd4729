import { expect, it } from 'vitest';
import { longDate } from './long-date.ts';

it('writes a day as newspapers of each language do', () => {
  expect(longDate('2026-11-20', 'en')).toBe('20 November 2026');
  expect(longDate('2026-11-20', 'bn')).toBe('২০ নভেম্বর ২০২৬');
  expect(longDate('2027-01-01', 'bn')).toBe('১ জানুয়ারি ২০২৭'.normalize('NFC'));
});
