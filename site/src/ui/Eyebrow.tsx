import type { ReactNode } from 'react';
import styles from './Eyebrow.module.css';
import { StitchLine } from './Stitch.tsx';

/** The small line above a heading, led in by a stitch: words, or a link to the page above. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return (
    <p className={styles.eyebrow}>
      <StitchLine />
      {children}
    </p>
  );
}
