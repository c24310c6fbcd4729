import { type Day, dateOf, dayOf } from '../../../words/days.ts';
import { useNewspaper } from '../engine.ts';
import { sportWords } from '../words/sport-words.ts';
import { weekdayOf } from './dates.ts';

/** How a day is called: today, tomorrow, or by its weekday and date. */
export function useDayName(): (day: Day) => string {
  const { t, language, today, date } = useNewspaper();
  return (day) => {
    if (day === dayOf(today)) return t(sportWords.today);
    if (day === dayOf(today, 1)) return t(sportWords.tomorrow);
    return `${weekdayOf(dateOf(day), language)}, ${date(day)}`;
  };
}
