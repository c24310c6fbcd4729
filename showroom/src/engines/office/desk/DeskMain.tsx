import type { ReactNode } from 'react';
import { useTop } from '../../../runtime/useTop.ts';
import styles from './DeskMain.module.css';

/**
 * The screen of a desk. A new one begins at its top, for eyes and screen readers.
 * @param screen which one is shown
 */
export function DeskMain({ screen, children }: { screen: string; children: ReactNode }) {
  const main = useTop(screen);
  return (
    <main className={styles.main} ref={main} tabIndex={-1}>
      {children}
    </main>
  );
}
