import type { ReactNode } from 'react';
import { useShell } from '../runtime/engine.tsx';
import { useTop } from '../runtime/useTop.ts';
import styles from './Stage.module.css';

/**
 * The main part of a demo, below its header. A new screen begins at its top, for eyes and screen readers.
 * @param screen which one is shown, where not all of the address says so
 * @param className of the engine's own, besides
 */
export function Stage({
  screen,
  className = '',
  children,
}: {
  screen?: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  const all = useShell().screen.join('/');
  const main = useTop(screen ?? all);
  return (
    <main className={`${styles.main} ${className}`} ref={main} tabIndex={-1}>
      {children}
    </main>
  );
}
