import { timeOfDay } from '../clock/moment-in-words.ts';
import { useSentence } from '../log/useSentence.ts';
import { useClock, useWords } from '../words/words.ts';
import styles from './Became.module.css';
import type { Doing } from './useChange.ts';

/** What became of a change when it wasn't made: who did what meanwhile. Nothing while all is well. */
export function Became({
  reference,
  outcome,
  since,
}: { reference: string } & Pick<Doing, 'outcome' | 'since'>) {
  const { said } = useWords();
  const sentenceOf = useSentence();
  const clock = useClock(timeOfDay);
  return (
    <div role="status" className={styles.became} data-outcome={outcome}>
      {outcome === 'failed' && <p>{said.failed}</p>}
      {outcome === 'refused' && <p>{said.enquiry.refused}</p>}
      {outcome === 'stale' && (
        <>
          <p>{said.stale}</p>
          <ul>
            {since.length === 0 && <li>{said.enquiry.atTerminal}</li>}
            {since.map((deed) => (
              <li key={`${deed.at} ${deed.action}`}>
                {sentenceOf({ ...deed, reference })} ·{' '}
                <time dateTime={deed.at}>{clock(deed.at)}</time>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
