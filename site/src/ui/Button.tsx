import type { Language } from '@nokshi/forms/languages.ts';
import type { MouseEvent, ReactNode } from 'react';
import type { Text } from '../content/text.ts';
import styles from './Button.module.css';
import { NewTab } from './NewTab.tsx';

export type ButtonVariant = 'solid' | 'quiet' | 'text';

const className = (variant: ButtonVariant) => `${styles.button} ${styles[variant]}`;

/**
 * A link that looks like a button. `label` completes the words for screen readers, such as "Explore ERP".
 * `lang` is for pages in Astro, where words between tags cannot say which language they are in.
 * `onNear` is called when the pointer or the focus reaches it: a click is then likely.
 */
export function ButtonLink({
  href,
  children,
  label,
  lang,
  variant = 'solid',
  onClick,
  onNear,
}: {
  href: string;
  children: ReactNode;
  label?: string;
  lang?: Language | undefined;
  variant?: ButtonVariant;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  onNear?: () => void;
}) {
  return (
    <a
      className={className(variant)}
      href={href}
      aria-label={label}
      lang={lang}
      onClick={onClick}
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      {children}
    </a>
  );
}

/**
 * A link to another website, opened in a new tab, which `newTab` says to screen readers. `about`
 * completes the words for them, such as the name of the office behind Directions.
 */
export function OutboundButton({
  href,
  children,
  newTab,
  about,
  variant = 'solid',
}: {
  href: string;
  children: ReactNode;
  newTab: Text;
  about?: Text;
  variant?: ButtonVariant;
}) {
  return (
    <a className={className(variant)} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <NewTab label={newTab} about={about} />
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
