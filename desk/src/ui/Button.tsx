import type { ReactNode } from 'react';
import styles from './Button.module.css';

/** A button of the desk. While busy it keeps its place and does nothing. */
export function Button({
  children,
  variant = 'solid',
  type = 'button',
  isBusy = false,
  onClick,
}: {
  children: ReactNode;
  variant?: 'solid' | 'quiet';
  type?: 'button' | 'submit';
  isBusy?: boolean;
  onClick?: () => void;
}) {
  return (
    <button
      type={type}
      className={`${styles.button} ${styles[variant]}`}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
    >
      {children}
    </button>
  );
}
