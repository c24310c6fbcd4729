import { dateOf, dayInWords } from '../../../words/days.ts';
import { weekdayOf } from '../dates.ts';
import { useNewspaper } from '../room.ts';
import { words } from '../words.ts';

/** How a day is called: today, tomorrow, or by its weekday and date. */
export function useDayName(): (day: number) => string {
  const { say, language, today } = useNewspaper();
  return (day) => {
    if (day === 0) return say(words.today);
    if (day === 1) return say(words.tomorrow);
    return `${weekdayOf(dateOf(day, today), language)}, ${dayInWords(day, today, language)}`;
  };
}
