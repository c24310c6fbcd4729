import { filled } from '../../../../shell/words.ts';
import { numeral } from '../../../../words/taka.ts';
import { useOrganisation } from '../../engine.ts';
import { words } from '../../words/words.ts';
import styles from './Notices.module.css';

/** How long something is still open. @param closes its last day, from today */
export function DaysLeft({ closes }: { closes: number }) {
  const { translate, language } = useOrganisation();
  const state =
    closes < 0
      ? translate(words.closed)
      : closes === 0
        ? translate(words.lastDay)
        : filled(translate(closes === 1 ? words.dayLeft : words.daysLeft), {
            days: numeral(closes, language),
          });
  return <span className={styles.state}>{state}</span>;
}
