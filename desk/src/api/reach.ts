import { useSyncExternalStore } from 'react';

/** The header with which the worker says when a kept answer was read (worker.js). */
const readAtHeader = 'desk-read-at';

let readAt: string | null = null;
const listeners = new Set<() => void>();

/** Notes of each answer whether it came from the server, or from what was read before. */
export function noteReach(headers: Headers): void {
  const next = headers.get(readAtHeader);
  if (next === readAt) return;
  readAt = next;
  for (const changed of listeners) changed();
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  for (const event of ['online', 'offline']) window.addEventListener(event, changed);
  return () => {
    listeners.delete(changed);
    for (const event of ['online', 'offline']) window.removeEventListener(event, changed);
  };
}

/** Whether the server can be reached; `since` is when what is shown was read, as far as that is known. */
export type Reach = { isReached: true } | { isReached: false; since: string | undefined };

const snapshot = (): string => readAt ?? (navigator.onLine ? 'reached' : 'offline');

export function useReach(): Reach {
  const now = useSyncExternalStore(subscribe, snapshot);
  if (now === 'reached') return { isReached: true };
  return { isReached: false, since: now === 'offline' ? undefined : now };
}
