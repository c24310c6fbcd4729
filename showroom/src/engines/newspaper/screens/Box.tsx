import { type ReactNode, useId } from 'react';
import styles from './Box.module.css';

/** A part of a page under its own heading; `side` stands at the end of that line. */
export function Box({
  title,
  side,
  look = 'ruled',
  children,
}: {
  title: string;
  side?: ReactNode;
  look?: 'ruled' | 'filled' | 'framed';
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={`${styles.box} ${styles[look]}`} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {side && <span className={styles.side}>{side}</span>}
      </div>
      {children}
    </section>
  );
}

/** A wide table in a box of its own, which can be moved sideways, also by keyboard. */
export function ScrollBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by keyboard
    <section className={styles.scroll} data-goes-on aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
