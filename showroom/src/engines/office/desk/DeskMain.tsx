import { type ReactNode, useEffect, useRef } from 'react';
import styles from './DeskMain.module.css';

/**
 * The screen of a desk. A new one begins at its top, for eyes and screen readers.
 * @param screen which one is shown
 */
export function DeskMain({ screen, children }: { screen: string; children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const last = useRef(screen);
  useEffect(() => {
    if (last.current === screen) return;
    last.current = screen;
    main.current?.focus({ preventScroll: true });
    main.current?.parentElement?.scrollIntoView();
  }, [screen]);
  return (
    <main className={styles.main} ref={main} tabIndex={-1}>
      {children}
    </main>
  );
}
