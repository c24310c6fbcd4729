import { filled } from '../../../shell/words.ts';
import { timeInWords } from '../../../words/clock.ts';
import { type Day, dateOf, dayInWords, distanceOf } from '../../../words/days.ts';
import { numeral } from '../../../words/taka.ts';
import { useBooking } from '../engine.ts';
import { words } from '../words/words.ts';

/** Days and times of this site in words, and the weekday of a day. */
export function useWhen() {
  const { data, today, language } = useBooking();
  const { plan } = data;
  const daysInWords = (day: Day): string => {
    if (plan.kind === 'hours') return dayInWords(day, today, language, 'weekday');
    const last = distanceOf(day, today) + plan.length - 1;
    const isOneMonth = dateOf(day, today).getMonth() === dateOf(last, today).getMonth();
    return filled(words.days[language], {
      from: isOneMonth
        ? numeral(dateOf(day, today).getDate(), language)
        : dayInWords(day, today, language),
      to: dayInWords(last, today, language),
    });
  };
  return {
    weekdayOf: (day: Day) => dateOf(day, today).getDay(),
    /** A day with its weekday, or the days of a trip: 12–14 December. */
    daysInWords,
    timeInWords: (minutes: number) => timeInWords(minutes, language),
    /** All of a slot: its days, and its time if it has one. */
    whenInWords: ({ day, time }: { day: Day; time: number | null }) =>
      time === null ? daysInWords(day) : `${daysInWords(day)}, ${timeInWords(time, language)}`,
  };
}
