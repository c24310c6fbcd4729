import { useSyncExternalStore } from 'react';

const minute = 60_000;

function subscribe(changed: () => void): () => void {
  const timer = setInterval(changed, minute / 6);
  return () => clearInterval(timer);
}

/** The time, in milliseconds since 1970, told anew each minute. */
export const useMinute = (): number =>
  useSyncExternalStore(subscribe, () => Math.floor(Date.now() / minute) * minute);
