import type { MouseEvent, ReactNode } from 'react';
import styles from './Button.module.css';

export type ButtonVariant = 'solid' | 'quiet' | 'text';

const className = (variant: ButtonVariant) => `${styles.button} ${styles[variant]}`;

/**
 * A link that looks like a button. `label` completes the words for screen readers, such as "Explore ERP".
 * `onNear` is called when the pointer or the focus reaches it: a click is then likely.
 */
export function ButtonLink({
  href,
  children,
  label,
  variant = 'solid',
  onClick,
  onNear,
}: {
  href: string;
  children: ReactNode;
  label?: string;
  variant?: ButtonVariant;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  onNear?: () => void;
}) {
  return (
    <a
      className={className(variant)}
      href={href}
      aria-label={label}
      onClick={onClick}
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      {children}
    </a>
  );
}

/** A link to another website, opened in a new tab, which `newTab` says to screen readers. */
export function OutboundButton({
  href,
  children,
  newTab,
  about,
  variant = 'solid',
}: {
  href: string;
  children: ReactNode;
  newTab: string;
  about?: string;
  variant?: ButtonVariant;
}) {
  return (
    <a className={className(variant)} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden">
        {about && ` ${about}`} {newTab}
      </span>
    </a>
  );
}

/** A button that does something on this page. */
export function Button({
  children,
  variant = 'solid',
  type = 'button',
  onClick,
  disabled = false,
}: {
  children: ReactNode;
  variant?: ButtonVariant;
  type?: 'button' | 'submit';
  onClick?: () => void;
  disabled?: boolean;
}) {
  return (
    <button
      className={className(variant)}
      type={type}
      onClick={onClick}
      aria-disabled={disabled || undefined}
    >
      {children}
    </button>
  );
}
