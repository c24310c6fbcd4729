import { createHash } from 'node:crypto';

const hourMilliseconds = 60 * 60 * 1000;
const mostRemembered = 10_000;

type Counted = { times: number; since: number };

/** Counts equal texts within an hour, in memory and without keeping the texts. */
export class RecentCount {
  readonly #now: () => number;
  readonly #counted = new Map<string, Counted>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** @returns how often the text was added within the hour, this time included */
  add(text: string): number {
    const key = createHash('sha256').update(text).digest('base64');
    const now = this.#now();
    const known = this.#counted.get(key);
    const counted =
      known && now - known.since < hourMilliseconds ? known : { times: 0, since: now };
    counted.times += 1;
    // Set anew, so that the oldest stand first and are the ones to go.
    this.#counted.delete(key);
    this.#counted.set(key, counted);
    if (this.#counted.size > mostRemembered) {
      for (const oldest of this.#counted.keys()) {
        this.#counted.delete(oldest);
        break;
      }
    }
    return counted.times;
  }
}
