import { type Day, distanceOf } from '../../../../words/days.ts';
import { useOrganisation } from '../../engine.ts';
import { words } from '../../words/words.ts';
import styles from './Notices.module.css';

/** How long something is still open. @param closes its last day */
export function DaysLeft({ closes }: { closes: Day }) {
  const { t, today, num, say } = useOrganisation();
  const days = distanceOf(closes, today);
  const state =
    days < 0
      ? t(words.closed)
      : days === 0
        ? t(words.lastDay)
        : say(days === 1 ? words.dayLeft : words.daysLeft, {
            days: num(days),
          });
  return <span className={styles.state}>{state}</span>;
}
