import { Link } from 'wouter';
import { useWords } from '../words/words.ts';
import styles from './OutcomeBar.module.css';
import type { Outcome } from './useBulk.ts';
import { useNumber } from './useNumber.ts';

/** References that are named; more would be no sentence. */
const mostNamed = 5;

/** Says what became of a change, and offers to take it back, until it is put away. */
export function OutcomeBar({
  outcome,
  addressOf,
  putAway,
}: {
  outcome: Outcome | undefined;
  addressOf: (reference: string) => string;
  putAway: () => void;
}) {
  const { words } = useWords();
  return (
    <div className={styles.bar} data-empty={outcome === undefined || undefined}>
      <div role="status">
        {outcome === 'failed' && <p>{words.list.bulkFailed}</p>}
        {outcome === 'undone' && <p>{words.list.undone}</p>}
        {typeof outcome === 'object' && <Told outcome={outcome} addressOf={addressOf} />}
      </div>
      {typeof outcome === 'object' && outcome.undo && (
        <button type="button" onClick={outcome.undo}>
          {words.list.undo}
        </button>
      )}
      {outcome && (
        <button type="button" aria-label={words.list.putAway} onClick={putAway}>
          ×
        </button>
      )}
    </div>
  );
}

function Told({
  outcome: { deed: changeName, changed, stale },
  addressOf,
}: {
  outcome: Extract<Outcome, object>;
  addressOf: (reference: string) => string;
}) {
  const { words, filled } = useWords();
  const number = useNumber();
  return (
    <>
      <p>{filled(words.list.outcomes[changeName], { number: number(changed) })}</p>
      {stale.length > 0 && (
        <p>
          {filled(words.list.stale, { number: number(stale.length) })}{' '}
          {stale.slice(0, mostNamed).map((reference) => (
            <Link key={reference} href={addressOf(reference)}>
              {reference}
            </Link>
          ))}
        </p>
      )}
    </>
  );
}
