import { setTimeout as pause } from 'node:timers/promises';

/**
 * Waits for a condition instead of for a time.
 * @param what named when it doesn't come true in time
 * @param condition asked again until it is true; throwing counts as not yet
 */
export async function until(
  what: string,
  condition: () => boolean | Promise<boolean>,
  mostMilliseconds = 110_000,
): Promise<void> {
  const end = performance.now() + mostMilliseconds;
  let failure: unknown;
  while (performance.now() < end) {
    const asked = performance.now();
    try {
      if (await condition()) return;
      failure = undefined;
    } catch (thrown) {
      failure = thrown;
    }
    // What is waited for needs the processor more than the question does.
    await pause(Math.min(Math.max(15, 2 * (performance.now() - asked)), 200));
  }
  throw new Error(`Waited ${mostMilliseconds} ms in vain for ${what}`, { cause: failure });
}

/** Waits for it: the desk lists what happened within one millisecond by ids, which are random. */
export async function nextMillisecond(): Promise<void> {
  for (const before = Date.now(); Date.now() === before; ) await pause(1);
}
