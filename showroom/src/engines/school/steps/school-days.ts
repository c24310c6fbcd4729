import { type ChosenDay, chosenDay, type DayOffset, dateOf } from '../../../words/days.ts';
import type { School } from './school.ts';

type When = { readonly data: Pick<School['data'], 'weekdays'>; readonly today: Date };

/** The nearest school day from today on. */
export function nextSchoolDay({ data, today }: When): DayOffset {
  for (let day = 0; day < 7; day += 1) {
    if (data.weekdays.includes(dateOf(day, today).getDay())) return day;
  }
  return 0;
}

/** The nearest school day as one that stays. */
export const nearestSchoolDay = (when: When): ChosenDay =>
  chosenDay(nextSchoolDay(when), when.today);

/** A school day that has been. @param back how many before the latest one, which may be today */
export function pastSchoolDay({ data, today }: When, back = 0): DayOffset {
  let left = back;
  for (let day = 0; day > -60; day -= 1) {
    if (!data.weekdays.includes(dateOf(day, today).getDay())) continue;
    if (left === 0) return day;
    left -= 1;
  }
  return 0;
}
