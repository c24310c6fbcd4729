import { dayIn, daysLater } from '@nokshi/forms/calendar-day.ts';
import { timeOf } from '@nokshi/forms/local-time.ts';
import { type OfficeHours, weekdays } from '@nokshi/forms/office-hours.ts';
import type { Opening } from '../../ledger/desk/numbers/office-time.ts';
import type { Period } from '../../ledger/desk/numbers/period.ts';

const weekdayOf = (date: string): number => new Date(date).getUTCDay();

/** When each of some weeks begins on the clocks of a place: on Sunday at midnight; the last is `time`'s. */
function weekStarts(time: number, weeks: number, timeZone: string): number[] {
  const today = dayIn(timeZone, time);
  const sunday = daysLater(today, -weekdayOf(today));
  return Array.from({ length: weeks }, (_, index) =>
    timeOf(daysLater(sunday, 7 * (index + 1 - weeks)), timeZone),
  );
}

/**
 * The weeks up to a time, the last of which has only begun, and as many before them, which end at the
 * same hour of their last week: so the two can be compared.
 * @param time milliseconds since 1970
 */
export function periodsUntil(
  time: number,
  weeks: number,
  timeZone: string,
): { present: Period; former: Period } {
  const starts = weekStarts(time, 2 * weeks, timeZone);
  const present = starts.slice(weeks);
  const former = starts.slice(0, weeks);
  const ofLastWeek = time - (present.at(-1) ?? time);
  const until = Math.min((former.at(-1) ?? time) + ofLastWeek, present[0] ?? time);
  return { present: { weeks: present, until: time }, former: { weeks: former, until } };
}

/** When the office was open, from one time to another, in order. No holidays are known. */
export function openingsBetween(
  since: number,
  until: number,
  hours: OfficeHours,
  timeZone: string,
): Opening[] {
  const days = new Set(hours.days.map((name) => weekdays.indexOf(name)));
  const openings: Opening[] = [];
  const last = dayIn(timeZone, until);
  for (let date = dayIn(timeZone, since); date <= last; date = daysLater(date, 1)) {
    if (!days.has(weekdayOf(date))) continue;
    openings.push({
      from: timeOf(`${date}T${hours.from}`, timeZone),
      until: timeOf(`${date}T${hours.until}`, timeZone),
    });
  }
  return openings;
}
