import { useSyncExternalStore } from 'react';

const never = () => () => {};
let today: Date | undefined;

/** Midnight of the visitor's day, the same for the life of the page. */
function visitorsDay(): Date {
  today ??= new Date(new Date().setHours(0, 0, 0, 0));
  return today;
}

/**
 * The day that a demo shows.
 * @param built the day of the build, for the page before its script runs
 */
export const useToday = (built: Date): Date =>
  useSyncExternalStore(never, visitorsDay, () => built);
