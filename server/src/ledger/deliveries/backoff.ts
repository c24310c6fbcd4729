import { day, hour } from '../../durations.ts';

const longestSeconds = hour / 1000;

/** No wait is longer than this: a row that is due later was written by a clock that was wrong. */
export const longestWaitMilliseconds = longestSeconds * 1000 * 1.2;

/** Failures that go on for so long park a delivery. */
const patienceSeconds = (5 * day) / 1000;

/** The wait after a failure before chance changes it: doubling up to an hour. */
const secondsAfter = (attempts: number, firstSeconds: number): number =>
  Math.min(longestSeconds, firstSeconds * 2 ** Math.min(attempts - 1, 30));

/**
 * How many attempts, each after its wait, fill five days: the last of them parks. Counted so, only
 * time in which a delivery was tried counts, not that in which the server was off or delivery paused.
 * @param firstSeconds the wait after the first failure
 */
export function attemptsBeforeParking(firstSeconds: number): number {
  let attempts = 1;
  for (let waited = 0; waited < patienceSeconds; attempts += 1) {
    waited += secondsAfter(attempts, firstSeconds);
  }
  return attempts;
}

/**
 * How long to wait after a failure, a fifth more or less, so that what failed together doesn't come
 * back together.
 * @param attempts failures so far, at least 1
 * @param firstSeconds the wait after the first failure
 * @param random 0 to 1
 * @returns milliseconds
 */
export function waitAfter(attempts: number, firstSeconds: number, random: number): number {
  return Math.round(secondsAfter(attempts, firstSeconds) * 1000 * (0.8 + 0.4 * random));
}
