import { minute } from './durations.ts';

/** @returns whether a minute has passed since it last said so: for lines of the log that many may cause */
export function onceAMinute(): () => boolean {
  let saidAt = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (now - saidAt < minute) return false;
    saidAt = now;
    return true;
  };
}
