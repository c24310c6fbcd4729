import { expect, it } from 'vitest';
import { chosenDay, dateOf, dayInWords, distanceOf } from './days.ts';

const sunday = new Date(2026, 10, 22);
const monday = new Date(2026, 10, 23);

it('keeps a chosen day in its place, and moves the others with today', () => {
  const chosen = chosenDay(25, sunday);
  expect(chosen).toBe('2026-12-17');
  expect(dayInWords(chosen, sunday, 'en', 'weekday')).toBe('Thursday 17 December');
  expect(dayInWords(chosen, monday, 'en', 'weekday')).toBe('Thursday 17 December');
  expect([distanceOf(chosen, sunday), distanceOf(chosen, monday)]).toEqual([25, 24]);
  expect([dateOf(-1, sunday), dateOf(-1, monday)]).toEqual([new Date(2026, 10, 21), sunday]);
});
