import type { Release } from '@nokshi/contract/release.ts';
import { Button } from '@nokshi/ui/Button.tsx';
import { useEditorWords } from '../words/words.ts';
import { isWorking } from './is-working.ts';
import styles from './Release.module.css';
import { useAsking } from './useAsking.ts';

/** From so many seconds on minutes are told. */
const asMinutes = 100;

/** At which step a release or the site of the draft is, how long the last one took, and what ends it. */
export function Progress({
  release: { state, progress, lastSeconds },
  label,
  building,
  refresh,
}: {
  release: Release;
  label: string;
  /** The message while it is built. */
  building: string;
  refresh: () => unknown;
}) {
  const { words, filled } = useEditorWords();
  const { ask, isAsking, refusal } = useAsking(refresh);
  if (!isWorking(state)) return null;
  const isLong = lastSeconds !== null && lastSeconds >= asMinutes;
  return (
    <>
      <progress className={styles.progress} max={1} value={progress} aria-label={label} />
      <p role="status">{state === 'building' ? building : words.release[state]}</p>
      {lastSeconds !== null && lastSeconds > 0 && (
        <p className={styles.soft}>
          {isLong
            ? filled(words.release.lastMinutes, { count: Math.round(lastSeconds / 60) })
            : filled(words.release.lastSeconds, { count: lastSeconds })}
        </p>
      )}
      <Button variant="text" isBusy={isAsking} onClick={() => ask('/release', undefined, 'DELETE')}>
        {words.release.stop}
      </Button>
      {refusal && <p role="alert">{refusal}</p>}
    </>
  );
}
