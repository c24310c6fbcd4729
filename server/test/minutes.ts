import { onTestFinished, vi } from 'vitest';

/**
 * Takes the timers that repeat out of real time until the test ends.
 * @returns lets a minute of them pass, whatever the clock of the test says
 */
export function minutesByHand(): () => void {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  return () => void vi.advanceTimersByTime(60_000);
}

/** A clock that goes on as the test says, and by itself. */
export function aClock() {
  let ahead = 0;
  return {
    now: () => Date.now() + ahead,
    pass: (minutes: number) => {
      ahead += minutes * 60_000;
    },
  };
}
