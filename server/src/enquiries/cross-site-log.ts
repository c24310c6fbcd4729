import { minute } from '../durations.ts';
import type { Log } from '../log.ts';

/**
 * Warns of forms that other websites send, at most once a minute: a line for each would cost more
 * than the refusal, and a flood would fill the log.
 */
export class CrossSiteLog {
  readonly #log: Log;
  readonly #now: () => number;
  #refused = 0;
  #warnedAt = Number.NEGATIVE_INFINITY;

  /** @param now milliseconds since 1970 */
  constructor(log: Log, now: () => number) {
    this.#log = log;
    this.#now = now;
  }

  /** Counts one; the next line says how many there were since the last. */
  refused(): void {
    this.#refused += 1;
    const now = this.#now();
    // A clock that was put back is no reason to be silent.
    if (Math.abs(now - this.#warnedAt) < minute) return;
    this.#log.warn({ event: 'enquiry.cross-site', refused: this.#refused });
    this.#refused = 0;
    this.#warnedAt = now;
  }
}
