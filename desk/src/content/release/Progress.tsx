import type { Release } from '@nokshi/contract/release.ts';
import { useEditorWords } from '../words/words.ts';
import { isWorking } from './is-working.ts';
import styles from './Release.module.css';

/** From so many seconds on minutes are told. */
const asMinutes = 100;

/** At which step a release or the site of the draft is, and how long the last one took. */
export function Progress({
  release: { state, progress, lastSeconds },
  label,
  building,
}: {
  release: Release;
  label: string;
  /** The message while it is built. */
  building: string;
}) {
  const { words, filled } = useEditorWords();
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
    </>
  );
}
