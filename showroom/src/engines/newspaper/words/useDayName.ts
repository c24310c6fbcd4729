import { dateOf, dayInWords } from '../../../words/days.ts';
import { useNewspaper } from '../engine.ts';
import { sportWords } from '../words/sport-words.ts';
import { weekdayOf } from './dates.ts';

/** How a day is called: today, tomorrow, or by its weekday and date. */
export function useDayName(): (day: number) => string {
  const { translate, language, today } = useNewspaper();
  return (day) => {
    if (day === 0) return translate(sportWords.today);
    if (day === 1) return translate(sportWords.tomorrow);
    return `${weekdayOf(dateOf(day, today), language)}, ${dayInWords(day, today, language)}`;
  };
}
