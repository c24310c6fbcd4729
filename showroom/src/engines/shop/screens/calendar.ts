import { type Day, dateOf, dayAfter } from '../../../words/days.ts';

/** The weeks of a calendar from Sunday on, from the one that holds a day. */
export function weeksFrom(first: Day, count: number): readonly Day[][] {
  const sunday = dayAfter(first, -dateOf(first).getDay());
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => dayAfter(sunday, week * 7 + day)),
  );
}
