import type { ReactNode } from 'react';
import styles from './Section.module.css';

export type Background = 'plain' | 'soft' | 'brand';

/**
 * One band of a page: a background, a gutter and the page width.
 * `heading` is the id of the heading that names the band for screen readers; `ornament` stands behind it.
 * `far`: below the first view of every phone, though it is the second of its page (styles/shell.css).
 */
export function Section({
  children,
  background = 'plain',
  heading,
  tight = false,
  ornament,
  far = false,
}: {
  children: ReactNode;
  background?: Background;
  heading?: string;
  tight?: boolean;
  ornament?: ReactNode;
  far?: boolean;
}) {
  return (
    <section
      className={tight ? `${styles.section} ${styles.tight}` : styles.section}
      data-background={background}
      data-far={far ? '' : undefined}
      aria-labelledby={heading}
    >
      {ornament}
      <div className={styles.inner}>{children}</div>
    </section>
  );
}
