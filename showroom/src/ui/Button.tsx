import type { ReactNode } from 'react';
import styles from './Button.module.css';

/** A button of a demo, in its own colours. `label` completes the words for screen readers. */
export function Button({
  children,
  variant = 'solid',
  type = 'button',
  label,
  isPressed,
  onClick,
}: {
  children: ReactNode;
  variant?: 'solid' | 'quiet' | 'text';
  type?: 'button' | 'submit';
  label?: string;
  /** For a choice: whether it is the chosen one. */
  isPressed?: boolean;
  onClick?: () => void;
}) {
  return (
    <button
      type={type}
      className={`${styles.button} ${styles[variant]}`}
      aria-label={label}
      aria-pressed={isPressed}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
