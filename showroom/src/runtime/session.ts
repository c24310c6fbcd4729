import { useSyncExternalStore } from 'react';

/** The state of the tab: who is logged in, and a brand that came with a link. */
export interface Session {
  read(): string;
  write(value: string): void;
  subscribe(listener: () => void): () => void;
}

/** A value of this tab, also after a reload; in memory where storage is refused. */
export function openSession(key: string): Session {
  const listeners = new Set<() => void>();
  let value = '';
  try {
    value = typeof sessionStorage === 'undefined' ? '' : (sessionStorage.getItem(key) ?? '');
  } catch {
    // It then lasts as long as the page.
  }
  return {
    read: () => value,
    write(next) {
      value = next;
      try {
        if (next === '') sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, next);
      } catch {
        // As above.
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The value of a session; nothing before the script runs. */
export const useSession = ({ subscribe, read }: Session): string =>
  useSyncExternalStore(subscribe, read, () => '');
