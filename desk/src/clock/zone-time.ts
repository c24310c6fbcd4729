import { dayIn, daysLater } from '@nokshi/forms/calendar-day.ts';

/** A day as `<input type="date">` writes it: 2026-11-24. */
export type Day = string;

/** What the clock of a time zone shows at a moment, as if it were UTC. Milliseconds since 1970. */
function shownAt(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  }).formatToParts(moment);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
}

/** When it is nine in the morning of a day in a time zone. @returns milliseconds since 1970 */
export function morningOf(day: Day, timeZone: string): number {
  const nine = Date.parse(`${day}T09:00:00Z`);
  // Twice: the clock may be put on or back between the first guess and the morning.
  let moment = nine;
  for (let round = 0; round < 2; round += 1) moment += nine - shownAt(moment, timeZone);
  return moment;
}

/** The day after the one that a time zone has at a moment. */
export const tomorrow = (moment: number, timeZone: string): Day =>
  daysLater(dayIn(timeZone, moment), 1);

/** The first day of the next working week, which begins on Sunday in Bangladesh. */
export function nextSunday(moment: number, timeZone: string): Day {
  const today = dayIn(timeZone, moment);
  return daysLater(today, 7 - new Date(today).getUTCDay());
}

/** Whether nobody works on a day in Bangladesh: Friday and Saturday. */
export const isDayOff = (day: Day): boolean => [5, 6].includes(new Date(day).getUTCDay());
