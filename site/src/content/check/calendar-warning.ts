import { lastDayOfCalendar } from '@nokshi/showroom/words/calendar.ts';
import { type Day, daysBetween } from '@nokshi/showroom/words/days.ts';

const daysAhead = 92;

/** That the calendar of the demos ends within three months or has ended, as one line; nothing before. */
export function calendarWarning(today: Day): string | undefined {
  if (daysBetween(today, lastDayOfCalendar) >= daysAhead) return undefined;
  return `showroom/src/words/calendar.ts: the calendar of the demos ends on ${lastDayOfCalendar}; enter the next year, as docs/decisions.md says.`;
}
