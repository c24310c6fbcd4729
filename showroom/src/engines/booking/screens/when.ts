import { type Day, dateOf, dayAfter } from '../../../words/days.ts';
import { useBooking } from '../engine.ts';
import { words } from '../words/words.ts';

/** The weekdays as a week of Bangladesh has them. */
export const week = [6, 0, 1, 2, 3, 4, 5];

/** Days and times of this site in words. */
export function useWhen() {
  const { data, date, num, clock, say } = useBooking();
  const { plan } = data;
  const daysInWords = (day: Day): string => {
    if (plan.kind === 'hours') return date(day, 'weekday');
    const last = dayAfter(day, plan.length - 1);
    const isOneMonth = dateOf(day).getMonth() === dateOf(last).getMonth();
    return say(words.days, {
      from: isOneMonth ? num(dateOf(day).getDate()) : date(day),
      to: date(last),
    });
  };
  return {
    /** A day with its weekday, or the days of a trip: 12–14 December. */
    daysInWords,
    /** All of a slot: its days, and its time if it has one. */
    whenInWords: ({ day, time }: { day: Day; time: number | null }) =>
      time === null ? daysInWords(day) : `${daysInWords(day)}, ${clock(time)}`,
  };
}
