import { isHoliday, nearestDay } from '../../../words/calendar.ts';
import { type Day, dateOf, dayAfter, dayOf } from '../../../words/days.ts';
import type { School } from './school.ts';

type When = { readonly data: Pick<School['data'], 'weekdays'>; readonly today: Date };

const isSchoolDay =
  ({ data }: When) =>
  (day: Day) =>
    data.weekdays.includes(dateOf(day).getDay()) && !isHoliday(day);

/** The nearest school day from today on. */
export const nearestSchoolDay = (when: When): Day =>
  nearestDay(dayOf(when.today), isSchoolDay(when));

/** A school day that has been. @param back how many before the latest one, which may be today */
export function pastSchoolDay(when: When, back = 0): Day {
  const latest = nearestDay(dayOf(when.today), isSchoolDay(when), -1);
  if (back === 0) return latest;
  return pastSchoolDay({ ...when, today: dateOf(dayAfter(latest, -1)) }, back - 1);
}
