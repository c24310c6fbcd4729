const longestSeconds = 60 * 60;

/** No wait is longer than this: a row that is due later was written by a clock that was wrong. */
export const longestWaitMilliseconds = longestSeconds * 1000 * 1.2;

/** After five days of failures a delivery is parked. */
export const patienceMilliseconds = 5 * 24 * 60 * 60 * 1000;

/**
 * How long to wait after a failure: doubling up to an hour, a fifth more or less, so that what
 * failed together doesn't come back together.
 * @param attempts failures so far, at least 1
 * @param firstSeconds the wait after the first failure
 * @param random 0 to 1
 * @returns milliseconds
 */
export function waitAfter(attempts: number, firstSeconds: number, random: number): number {
  const seconds = Math.min(longestSeconds, firstSeconds * 2 ** Math.min(attempts - 1, 30));
  return Math.round(seconds * 1000 * (0.8 + 0.4 * random));
}
