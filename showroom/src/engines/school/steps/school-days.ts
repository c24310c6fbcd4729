import { type Day, dateOf, dayOf } from '../../../words/days.ts';
import type { School } from './school.ts';

type When = { readonly data: Pick<School['data'], 'weekdays'>; readonly today: Date };

const isSchoolDay = ({ data }: When, day: Day) => data.weekdays.includes(dateOf(day).getDay());

/** The nearest school day from today on. */
export const nearestSchoolDay = (when: When): Day =>
  [0, 1, 2, 3, 4, 5, 6]
    .map((days) => dayOf(when.today, days))
    .find((day) => isSchoolDay(when, day)) ?? dayOf(when.today);

/** A school day that has been. @param back how many before the latest one, which may be today */
export function pastSchoolDay(when: When, back = 0): Day {
  const days = Array.from({ length: 7 * (back + 1) }, (_, index) => dayOf(when.today, -index));
  return days.filter((day) => isSchoolDay(when, day))[back] ?? dayOf(when.today);
}
