import { dayIn, daysLater } from '@nokshi/forms/calendar-day.ts';
import { timeOf } from '@nokshi/forms/local-time.ts';

/** Sunday to Thursday, as Date counts them: the working week in Bangladesh. */
const lastWorkingDay = 4;

const beginning = '08:30';

/** When work begins on a day; undefined when nobody works. */
function beginningOn(date: string, timeZone: string): number | undefined {
  const isWorkingDay = new Date(date).getUTCDay() <= lastWorkingDay;
  return isWorkingDay ? timeOf(`${date}T${beginning}`, timeZone) : undefined;
}

/** The working morning of today, once it has come; undefined before it, and on days off. */
export function morningOfToday(time: number, timeZone: string): number | undefined {
  const morning = beginningOn(dayIn(timeZone, time), timeZone);
  return morning !== undefined && morning <= time ? morning : undefined;
}

/** When today ends. */
export const endOfToday = (time: number, timeZone: string): number =>
  timeOf(daysLater(dayIn(timeZone, time), 1), timeZone);

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
    const morning = beginningOn(daysLater(dayIn(timeZone, time), direction * away), timeZone);
    if (morning !== undefined && isRight(morning)) return morning;
  }
  throw new Error('A week has a working day.');
}
