import { withoutLinkTail } from '@nokshi/forms/link-values.ts';
import { useSyncExternalStore } from 'react';

/** The screens of a demo stand in the hash, so that links and reloads work on any static host. */
export function useScreen(): readonly string[] {
  const hash = useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  );
  return screenOf(hash);
}

/** The parts of a hash such as #/orders/12; none for any other hash, or one that can't be read. */
export function screenOf(hash: string): readonly string[] {
  if (!hash.startsWith('#/')) return [];
  try {
    return hash
      .slice(2)
      .split('/')
      .map((part) => withoutLinkTail(decodeURIComponent(part)))
      .filter(Boolean);
  } catch {
    return [];
  }
}

/** The hash of a screen, for links. */
export const screenHash = (...parts: readonly string[]): string =>
  `#/${parts.map(encodeURIComponent).join('/')}`;

/** Leads to a screen, as a link would. */
export function goTo(...parts: readonly string[]): void {
  location.hash = screenHash(...parts);
}

/** Leads to a screen, and says something there: going elsewhere ends what was said before. */
export function goThen(say: () => void, ...parts: readonly string[]): void {
  const isThere = screenHash(...screenOf(location.hash)) === screenHash(...parts);
  if (isThere) {
    say();
  } else {
    addEventListener('hashchange', say, { once: true });
    goTo(...parts);
  }
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}
