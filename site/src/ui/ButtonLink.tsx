import type { Language } from '@nokshi/forms/languages.ts';
import { type ButtonVariant, buttonClass } from '@nokshi/ui/Button.tsx';
import type { MouseEvent, ReactNode } from 'react';
import type { Text } from '../content/text.ts';
import { NewTab } from './NewTab.tsx';

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
      className={buttonClass(variant)}
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
    <a className={buttonClass(variant)} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <NewTab label={newTab} about={about} />
    </a>
  );
}
