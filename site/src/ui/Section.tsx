import type { ReactNode } from 'react';
import { LilyPattern } from './LilyPattern.tsx';
import styles from './Section.module.css';

export type Background = 'plain' | 'soft' | 'indigo';

/**
 * One band of a page: a background, a gutter and the page width.
 * `heading` is the id of the heading that names the band for screen readers.
 */
export function Section({
  children,
  background = 'plain',
  heading,
  tight = false,
}: {
  children: ReactNode;
  background?: Background;
  heading?: string;
  tight?: boolean;
}) {
  return (
    <section
      className={tight ? `${styles.section} ${styles.tight}` : styles.section}
      data-background={background}
      aria-labelledby={heading}
    >
      {background === 'indigo' && <LilyPattern />}
      <div className={styles.inner}>{children}</div>
    </section>
  );
}
