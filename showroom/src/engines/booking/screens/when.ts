import { filled } from '../../../shell/words.ts';
import { type Day, dateOf, dayAfter } from '../../../words/days.ts';
import { useBooking } from '../engine.ts';
import { words } from '../words/words.ts';

/** Days and times of this site in words, and the weekday of a day. */
export function useWhen() {
  const { data, language, date, num, clock } = useBooking();
  const { plan } = data;
  const daysInWords = (day: Day): string => {
    if (plan.kind === 'hours') return date(day, 'weekday');
    const last = dayAfter(day, plan.length - 1);
    const isOneMonth = dateOf(day).getMonth() === dateOf(last).getMonth();
    return filled(words.days[language], {
      from: isOneMonth ? num(dateOf(day).getDate()) : date(day),
      to: date(last),
    });
  };
  return {
    weekdayOf: (day: Day) => dateOf(day).getDay(),
    /** A day with its weekday, or the days of a trip: 12–14 December. */
    daysInWords,
    timeInWords: (minutes: number) => clock(minutes),
    /** All of a slot: its days, and its time if it has one. */
    whenInWords: ({ day, time }: { day: Day; time: number | null }) =>
      time === null ? daysInWords(day) : `${daysInWords(day)}, ${clock(time)}`,
  };
}
