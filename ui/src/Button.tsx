import type { MouseEventHandler, ReactNode } from 'react';
import styles from './Button.module.css';

export type ButtonVariant = 'solid' | 'quiet' | 'text';

/** The class of what looks like a button, for links that do. */
export const buttonClass = (variant: ButtonVariant) => `${styles.button} ${styles[variant]}`;

/** A button that does something on this page. While busy it keeps its place and does nothing. */
export function Button({
  children,
  variant = 'solid',
  type = 'button',
  isBusy = false,
  onClick,
}: {
  children: ReactNode;
  variant?: ButtonVariant;
  type?: 'button' | 'submit';
  isBusy?: boolean;
  onClick?: MouseEventHandler<HTMLButtonElement>;
}) {
  return (
    <button
      className={buttonClass(variant)}
      type={type}
      onClick={isBusy ? undefined : onClick}
      aria-disabled={isBusy || undefined}
    >
      {children}
    </button>
  );
}
