import { languages } from '@nokshi/forms/languages.ts';
import { useWords } from '../words.ts';
import styles from './Offline.module.css';
import { useReach } from './reach.ts';

/** Says when the server can't be reached, and of when what is shown is. */
export function Offline() {
  const { said, language, filled } = useWords();
  const reach = useReach();
  const clock = new Intl.DateTimeFormat(languages[language].locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <p className={styles.offline} role="status">
      {!reach.isReached &&
        (reach.since === undefined
          ? said.offline
          : filled(said.offlineSince, { time: clock.format(new Date(reach.since)) }))}
    </p>
  );
}
