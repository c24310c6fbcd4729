import type { ReactNode } from 'react';
import { LilyPattern } from './LilyPattern.tsx';
import styles from './Section.module.css';

export type Ground = 'plain' | 'soft' | 'indigo';

/**
 * One band of a page: a ground, a gutter and the page width.
 * `heading` is the id of the heading that names the band for screen readers.
 */
export function Section({
  children,
  ground = 'plain',
  heading,
  tight = false,
}: {
  children: ReactNode;
  ground?: Ground;
  heading?: string;
  tight?: boolean;
}) {
  return (
    <section
      className={tight ? `${styles.section} ${styles.tight}` : styles.section}
      data-ground={ground}
      aria-labelledby={heading}
    >
      {ground === 'indigo' && <LilyPattern />}
      <div className={styles.inner}>{children}</div>
    </section>
  );
}
