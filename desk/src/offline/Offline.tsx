import { useReach } from '../api/reach.ts';
import { useClock, useWords } from '../words/words.ts';
import styles from './Offline.module.css';

/** Says when the server can't be reached, and of when what is shown is. */
export function Offline() {
  const { words, filled } = useWords();
  const reach = useReach();
  const clock = useClock();
  return (
    <p className={styles.offline} role="status">
      {!reach.isReached &&
        (reach.since === undefined
          ? words.offline
          : filled(words.offlineSince, { time: clock(reach.since) }))}
    </p>
  );
}
