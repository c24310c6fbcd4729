import { type DayOffset, dateOf } from '../../../words/days.ts';

/** The nearest school day from today on. */
export function nextSchoolDay(today: Date, weekdays: readonly number[]): DayOffset {
  for (let day = 0; day < 7; day += 1) {
    if (weekdays.includes(dateOf(day, today).getDay())) return day;
  }
  return 0;
}

/** A school day that has been. @param back how many before the latest one, which may be today */
export function pastSchoolDay(today: Date, weekdays: readonly number[], back = 0): DayOffset {
  let left = back;
  for (let day = 0; day > -60; day -= 1) {
    if (!weekdays.includes(dateOf(day, today).getDay())) continue;
    if (left === 0) return day;
    left -= 1;
  }
  return 0;
}
