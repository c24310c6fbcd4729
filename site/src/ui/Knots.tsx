import type { ReactNode } from 'react';
import type { Text } from '../content/text.ts';
import joined from '../thread/joined.module.css';
import styles from './Knots.module.css';
import { textNode } from './text-node.tsx';

/** A knot of a thread: when it is, and what is there then; `stitches` lead on to the next. */
export type Knot = {
  key: string | number;
  when: ReactNode;
  words: Text;
  /** What has to be paid then. */
  pays?: Text | undefined;
  stitches: number;
};

/**
 * A thread with a knot at each time that counts, and as many stitches between two of them as there are weeks, days or
 * minutes. It leads down, or on wide screens across its section: alone, or joined to the thread of the page.
 */
export function Knots({ knots, across }: { knots: readonly Knot[]; across?: 'alone' | 'joined' }) {
  const own = [styles.knots, across && styles.across];
  const classes = across === 'joined' ? [...own, styles.joined, joined.joined] : own;
  return (
    <ol className={classes.filter(Boolean).join(' ')}>
      {knots.map(({ key, when, words, pays, stitches }) => (
        <li key={key} data-pays={pays ? '' : undefined}>
          <span className={styles.thread} aria-hidden="true">
            {Array.from({ length: stitches }, (_, index) => `stitch-${index}`).map((stitch) => (
              <i key={stitch} />
            ))}
          </span>
          <h3>{when}</h3>
          <p>{textNode(words)}</p>
          {pays && <p className={styles.pays}>{textNode(pays)}</p>}
        </li>
      ))}
    </ol>
  );
}
