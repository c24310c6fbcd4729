import { useSyncExternalStore } from 'react';

/** The present minute, which goes on while the page is open. */
const presentMinute = (): number => Math.floor(Date.now() / 60_000) * 60_000;

function eachMinute(listener: () => void): () => void {
  const timer = setInterval(listener, 10_000);
  // A phone that slept has missed its timers.
  addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    removeEventListener('visibilitychange', listener);
  };
}

/** Noon of the day of the build: the minute of the page before its script runs. */
export const builtNoon = (built: string): Date => new Date(`${built}T12:00`);

/**
 * The minute that a demo shows.
 * @param built the day of the build, as in 2026-11-22
 */
export function useNow(built: string): number {
  return useSyncExternalStore(eachMinute, presentMinute, () => builtNoon(built).getTime());
}

/** Midnight of the day of a moment. */
export const midnightOf = (moment: Date): Date =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate());
