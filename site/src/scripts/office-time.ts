import { daysLater } from '@nokshi/forms/calendar-day.ts';
import { clockIn } from '@nokshi/forms/local-time.ts';

/** When somebody is in the office; days as `Date.getUTCDay` counts them. */
export type OfficeTimes = {
  days: readonly number[];
  from: string;
  until: string;
  timeZone: string;
};

/**
 * Whether somebody is in the office, when it opens next, and the working day after this one, on the clocks of the company.
 * @param time milliseconds since 1970
 */
export function officeAt(time: number, { days, from, until, timeZone }: OfficeTimes) {
  const [today = '', clock = ''] = clockIn(timeZone, time).split('T');
  const isWorkingDay = (day: string) => days.includes(new Date(day).getUTCDay());
  const week = [1, 2, 3, 4, 5, 6, 7].map((ahead) => daysLater(today, ahead));
  const nextDay = week.find(isWorkingDay) ?? today;
  const isWorking = isWorkingDay(today);
  return {
    isOpen: isWorking && from <= clock && clock < until,
    opens: isWorking && clock < from ? today : nextDay,
    nextDay,
  };
}
