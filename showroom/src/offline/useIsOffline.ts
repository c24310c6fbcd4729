import { useCallback, useSyncExternalStore } from 'react';
import { isDead, type Queue } from './queue.ts';

const events = ['online', 'offline'] as const;

function watchNetwork(listener: () => void): () => void {
  for (const event of events) addEventListener(event, listener);
  return () => {
    for (const event of events) removeEventListener(event, listener);
  };
}

/** Whether a demo has no network, or its visitor has pulled the cable. */
export function useIsOffline(queue: Queue | undefined): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const leave = [watchNetwork(listener), queue?.subscribe(listener)];
      return () => {
        for (const end of leave) end?.();
      };
    },
    [queue],
  );
  return useSyncExternalStore(
    subscribe,
    () => (queue ? isDead(queue.read()) : !navigator.onLine),
    () => false,
  );
}
