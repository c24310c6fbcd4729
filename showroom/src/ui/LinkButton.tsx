import type { ReactNode } from 'react';
import styles from './Button.module.css';

/** A link to the next screen that looks like a button. */
export function LinkButton({
  href,
  variant = 'solid',
  children,
}: {
  href: string;
  variant?: 'solid' | 'quiet' | 'text';
  children: ReactNode;
}) {
  return (
    <a href={href} className={`${styles.button} ${styles[variant]}`}>
      {children}
    </a>
  );
}
