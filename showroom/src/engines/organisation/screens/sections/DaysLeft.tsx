import { filled } from '../../../../shell/words.ts';
import { type Day, distanceOf } from '../../../../words/days.ts';
import { numeral } from '../../../../words/taka.ts';
import { useOrganisation } from '../../engine.ts';
import { words } from '../../words/words.ts';
import styles from './Notices.module.css';

/** How long something is still open. @param closes its last day */
export function DaysLeft({ closes }: { closes: Day }) {
  const { translate, language, today } = useOrganisation();
  const days = distanceOf(closes, today);
  const state =
    days < 0
      ? translate(words.closed)
      : days === 0
        ? translate(words.lastDay)
        : filled(translate(days === 1 ? words.dayLeft : words.daysLeft), {
            days: numeral(days, language),
          });
  return <span className={styles.state}>{state}</span>;
}
