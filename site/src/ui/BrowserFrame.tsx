import type { ReactNode } from 'react';
import styles from './BrowserFrame.module.css';

/** A picture of a page in a plain browser window; `address` stands in its address line. */
export function BrowserFrame({ children, address }: { children: ReactNode; address?: string }) {
  return (
    <div className={styles.frame}>
      <div className={styles.bar} aria-hidden="true">
        <span className={styles.dots} />
        {address && <span className={styles.address}>{address}</span>}
      </div>
      {children}
    </div>
  );
}
