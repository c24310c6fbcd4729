import { day } from '../durations.ts';
import { timeOf } from '../local-time.ts';

/** Sunday to Thursday, as Date counts them: the working week in Bangladesh. */
const lastWorkingDay = 4;

const beginning = '08:30';

/** The calendar day of a time in a place, some days later: 2026-11-22. */
function dateOf(time: number, timeZone: string, daysLater = 0): string {
  const today = new Date(time).toLocaleDateString('sv-SE', { timeZone });
  return new Date(Date.parse(today) + daysLater * day).toISOString().slice(0, 10);
}

/** When work begins on a day; undefined when nobody works. */
function beginningOn(date: string, timeZone: string): number | undefined {
  const isWorkingDay = new Date(date).getUTCDay() <= lastWorkingDay;
  return isWorkingDay ? timeOf(`${date}T${beginning}`, timeZone) : undefined;
}

/** The working morning of today, once it has come; undefined before it, and on days off. */
export function morningOfToday(time: number, timeZone: string): number | undefined {
  const morning = beginningOn(dateOf(time, timeZone), timeZone);
  return morning !== undefined && morning <= time ? morning : undefined;
}

/** When today ends. */
export const endOfToday = (time: number, timeZone: string): number =>
  timeOf(dateOf(time, timeZone, 1), timeZone);

/** The first working morning after a time. */
export function morningAfter(time: number, timeZone: string): number {
  return nearest(time, timeZone, 1, (morning) => morning > time);
}

/** The last working morning before a time. */
export function morningBefore(time: number, timeZone: string): number {
  return nearest(time, timeZone, -1, (morning) => morning < time);
}

function nearest(
  time: number,
  timeZone: string,
  direction: 1 | -1,
  isRight: (morning: number) => boolean,
): number {
  for (let away = 0; away <= 7; away += 1) {
    const morning = beginningOn(dateOf(time, timeZone, direction * away), timeZone);
    if (morning !== undefined && isRight(morning)) return morning;
  }
  throw new Error('A week has a working day.');
}
