import { clockIn } from '@nokshi/forms/local-time.ts';
import { createContext, use, useSyncExternalStore } from 'react';

/**
 * The present moment at the company, whose day a demo shows wherever it is opened: as a date that has the hours
 * and the day of its clocks.
 */
export const presentMoment = (timeZone: string): Date => new Date(clockIn(timeZone, Date.now()));

/** The present minute, which goes on while the page is open. */
const presentMinute = (timeZone: string): number => presentMoment(timeZone).setSeconds(0, 0);

function eachMinute(listener: () => void): () => void {
  const timer = setInterval(listener, 10_000);
  // A phone that slept has missed its timers.
  addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    removeEventListener('visibilitychange', listener);
  };
}

/**
 * The moment of a page before its script runs, in every build the same: noon of a Sunday. What the screen shows
 * of it keeps the place of what is true today, unseen (`data-of-today`). Tests put others in its place.
 */
export const FirstMoment = createContext(new Date(2026, 10, 22, 12));

/** The minute that a demo shows, and whether it is the present one. */
export function useNow(timeZone: string): { readonly minute: number; readonly isPresent: boolean } {
  const first = use(FirstMoment).getTime();
  const minute = useSyncExternalStore(
    eachMinute,
    () => presentMinute(timeZone),
    () => undefined,
  );
  return { minute: minute ?? first, isPresent: minute !== undefined };
}

/** Midnight of the day of a moment. */
export const midnightOf = (moment: Date): Date =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate());
