import { filled } from '../../../shell/words.ts';
import { timeInWords } from '../../../words/clock.ts';
import { type Day, dateOf, dayAfter, dayInWords } from '../../../words/days.ts';
import { numeral } from '../../../words/taka.ts';
import { useBooking } from '../engine.ts';
import { words } from '../words/words.ts';

/** Days and times of this site in words, and the weekday of a day. */
export function useWhen() {
  const { data, language } = useBooking();
  const { plan } = data;
  const daysInWords = (day: Day): string => {
    if (plan.kind === 'hours') return dayInWords(day, language, 'weekday');
    const last = dayAfter(day, plan.length - 1);
    const isOneMonth = dateOf(day).getMonth() === dateOf(last).getMonth();
    return filled(words.days[language], {
      from: isOneMonth ? numeral(dateOf(day).getDate(), language) : dayInWords(day, language),
      to: dayInWords(last, language),
    });
  };
  return {
    weekdayOf: (day: Day) => dateOf(day).getDay(),
    /** A day with its weekday, or the days of a trip: 12–14 December. */
    daysInWords,
    timeInWords: (minutes: number) => timeInWords(minutes, language),
    /** All of a slot: its days, and its time if it has one. */
    whenInWords: ({ day, time }: { day: Day; time: number | null }) =>
      time === null ? daysInWords(day) : `${daysInWords(day)}, ${timeInWords(time, language)}`,
  };
}
