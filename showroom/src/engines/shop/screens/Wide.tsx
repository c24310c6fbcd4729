import type { ReactNode } from 'react';
import styles from './Wide.module.css';

/** A box for a table that may be wider than the screen: it scrolls by itself. */
export function Wide({ name, children }: { name: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keyboard, too
    <section className={styles.wide} tabIndex={0} aria-label={name}>
      {children}
    </section>
  );
}
