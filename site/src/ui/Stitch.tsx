import type { ReactNode } from 'react';
import styles from './Stitch.module.css';

/** A running stitch as wide as its place. Purely decorative. */
export function StitchLine({ vertical = false }: { vertical?: boolean }) {
  return <span className={vertical ? styles.vertical : styles.line} aria-hidden="true" />;
}

/** A stitched frame around the nearest positioned ancestor. Purely decorative. `children` are drawn over it. */
export function StitchFrame({ children }: { children?: ReactNode }) {
  return (
    <svg className={styles.frame} aria-hidden="true">
      <rect />
      {children}
    </svg>
  );
}
