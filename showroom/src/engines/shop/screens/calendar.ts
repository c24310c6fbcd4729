import { type DayOffset, dateOf } from '../../../words/days.ts';

/** The weeks of a calendar from Sunday on, as distances from today: from the one that holds a day. */
export function weeksFrom(first: DayOffset, today: Date, count: number): readonly DayOffset[][] {
  const sunday = first - dateOf(first, today).getDay();
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => sunday + week * 7 + day),
  );
}
