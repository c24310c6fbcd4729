import { type Day, dateOf } from '../../../words/days.ts';
import { useNewspaper } from '../engine.ts';
import { banglaDate, englishDate } from '../words/dates.ts';
import styles from './StoryPage.module.css';

/** The name of the paper and the day, over a story that is printed. */
export function PrintedName({ day }: { day: Day }) {
  const { businessName, language } = useNewspaper();
  const date = dateOf(day);
  return (
    <p className={styles.paper}>
      <b>{businessName}</b>
      <span>
        {englishDate(date, language)} · {banglaDate(date, language)}
      </span>
    </p>
  );
}
