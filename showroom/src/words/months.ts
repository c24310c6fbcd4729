import { type Day, dateOf, dayOf } from './days.ts';

/** A day so many months after another; in a shorter month its last day. */
export function monthsAfter(day: Day, months: number): Day {
  const date = dateOf(day);
  const wanted = date.getDate();
  date.setDate(1);
  date.setMonth(date.getMonth() + months);
  const last = new Date(date.getFullYear(), date.getMonth() + 1, 0).getDate();
  return dayOf(date, Math.min(wanted, last) - 1);
}

/** When a day of the year comes next: it may be today. */
export function nextYearly(month: number, day: number, today: Date): Day {
  const inYear = (year: number) => dayOf(new Date(year, month - 1, day));
  const thisYear = inYear(today.getFullYear());
  return thisYear >= dayOf(today) ? thisYear : inYear(today.getFullYear() + 1);
}
