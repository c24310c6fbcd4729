import type { ReactNode } from 'react';
import button from '../../ui/Button.module.css';
import styles from './LinkButton.module.css';

/** A link that looks like a button: it leads to another screen. */
export function LinkButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={`${button.button} ${button.solid} ${styles.link}`} href={href}>
      {children}
    </a>
  );
}
