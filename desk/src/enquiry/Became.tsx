import { timeOfDay } from '../clock/moment-in-words.ts';
import { useSentence } from '../log/useSentence.ts';
import { useClock, useWords } from '../words/words.ts';
import styles from './Became.module.css';
import type { Doing } from './useChange.ts';

/** The outcome of a change when it wasn't made: who did what meanwhile. Nothing while all is well. */
export function Became({
  reference,
  outcome,
  since,
}: { reference: string } & Pick<Doing, 'outcome' | 'since'>) {
  const { words } = useWords();
  const sentenceOf = useSentence();
  const clock = useClock(timeOfDay);
  return (
    <div role="status" className={styles.became} data-outcome={outcome}>
      {outcome === 'failed' && <p>{words.failed}</p>}
      {outcome === 'refused' && <p>{words.enquiry.refused}</p>}
      {outcome === 'stale' && (
        <>
          <p>{words.stale}</p>
          <ul>
            {since.length === 0 && <li>{words.enquiry.atTerminal}</li>}
            {since.map((logEntry) => (
              <li key={`${logEntry.at} ${logEntry.action}`}>
                {sentenceOf({ ...logEntry, reference })} ·{' '}
                <time dateTime={logEntry.at}>{clock(logEntry.at)}</time>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
