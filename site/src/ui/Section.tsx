import type { ReactNode } from 'react';
import styles from './Section.module.css';

export type Background = 'plain' | 'soft' | 'indigo';

/**
 * One band of a page: a background, a gutter and the page width.
 * `heading` is the id of the heading that names the band for screen readers; `ornament` stands behind it.
 */
export function Section({
  children,
  background = 'plain',
  heading,
  tight = false,
  ornament,
}: {
  children: ReactNode;
  background?: Background;
  heading?: string;
  tight?: boolean;
  ornament?: ReactNode;
}) {
  return (
    <section
      className={tight ? `${styles.section} ${styles.tight}` : styles.section}
      data-background={background}
      aria-labelledby={heading}
    >
      {ornament}
      <div className={styles.inner}>{children}</div>
    </section>
  );
}
