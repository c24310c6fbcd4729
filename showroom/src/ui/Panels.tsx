import type { ReactNode } from 'react';
import styles from './Panels.module.css';

/** A screen of panels: beside each other where there is room. */
export function Panels({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}

/** A panel of a screen under its heading. */
export function Panel({
  title,
  aside,
  isWide = false,
  children,
}: {
  title: string;
  /** Beside the heading. */
  aside?: ReactNode;
  /** Whether it takes the whole width. */
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <section className={styles.panel} data-wide={isWide || undefined}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
