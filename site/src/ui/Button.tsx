import type { MouseEvent, ReactNode } from 'react';
import styles from './Button.module.css';

export type ButtonLook = 'solid' | 'quiet' | 'text';

const className = (look: ButtonLook) => `${styles.button} ${styles[look]}`;

/**
 * A link that looks like a button. `label` completes the words for screen readers, such as "Explore ERP".
 * `onNear` is called when the pointer or the focus reaches it: a click is then likely.
 */
export function ButtonLink({
  href,
  children,
  label,
  look = 'solid',
  onClick,
  onNear,
}: {
  href: string;
  children: ReactNode;
  label?: string;
  look?: ButtonLook;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  onNear?: () => void;
}) {
  return (
    <a
      className={className(look)}
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
  look = 'solid',
}: {
  href: string;
  children: ReactNode;
  newTab: string;
  about?: string;
  look?: ButtonLook;
}) {
  return (
    <a className={className(look)} href={href} target="_blank" rel="noopener noreferrer">
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
  look = 'solid',
  type = 'button',
  onClick,
  disabled = false,
}: {
  children: ReactNode;
  look?: ButtonLook;
  type?: 'button' | 'submit';
  onClick?: () => void;
  disabled?: boolean;
}) {
  return (
    <button
      className={className(look)}
      type={type}
      onClick={onClick}
      aria-disabled={disabled || undefined}
    >
      {children}
    </button>
  );
}
