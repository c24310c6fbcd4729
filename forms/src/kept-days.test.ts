import { expect, it } from 'vitest';
import { keptDays } from './kept-days.ts';

it.each([30, 730, 36_500])('takes %d days', (days) => expect(keptDays.parse(days)).toBe(days));

it.each([0, -1, 7, 29, 30.5, 36_501, '730', null, Number.NaN])(
  'refuses %j as a number of days',
  (days) => expect(keptDays.safeParse(days).success).toBe(false),
);
