import type { ReactNode } from 'react';
import styles from './Office.module.css';

/** A box that scrolls sideways by itself, also by keyboard, so that the page never does. */
export function ScrollBox({ name, children }: { name: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={styles.scroll} aria-label={name} tabIndex={0}>
      {children}
    </section>
  );
}
