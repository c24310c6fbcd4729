import { type ChosenDay, chosenDay, type Day, type DayOffset, distanceOf } from './days.ts';

/** A day as fields of days hold it: 2026-11-22. */
export const fieldDate = (day: Day, today: Date): ChosenDay => chosenDay(day, today);

/** The day that a field of days holds, as its distance from today; NaN when it is empty. */
export const dayOfField = (value: string, today: Date): DayOffset =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) ? distanceOf(value, today) : Number.NaN;
