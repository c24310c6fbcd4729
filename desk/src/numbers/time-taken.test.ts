import { expect, it } from 'vitest';
import { timeTaken } from './time-taken.ts';

const minute = 60_000;

it.each([
  [0, 'en', '1 minute'],
  [25.4 * minute, 'en', '25 minutes'],
  [119 * minute, 'bn', '১১৯ মিনিট'],
  [120 * minute, 'en', '2 hours'],
  [3.6 * 60 * minute, 'bn', '৩.৫ ঘণ্টা'],
] as const)('%d milliseconds are in %s told as %s', (milliseconds, language, told) => {
  expect(timeTaken(milliseconds, language)).toBe(told);
});
