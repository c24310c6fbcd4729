import { hash } from 'node:crypto';
import { hour } from '../durations.ts';

const mostRemembered = 10_000;

type Counted = {
  texts: ReadonlySet<string>;
  since: number;
  /** How many attempts at it are not yet decided. */
  attempts: number;
  isKept: boolean;
};

const digest = (text: string): string => hash('sha256', text, 'base64');

/**
 * Counts enquiries with equal texts within an hour, in memory and without keeping the texts. One
 * counts once, however often it is posted, from its first attempt on; not at all if none succeeds.
 */
export class RecentCount {
  readonly #now: () => number;
  /** By enquiry, the oldest first. */
  readonly #counted = new Map<string, Counted>();
  readonly #timesByText = new Map<string, number>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /**
   * Begins an attempt at keeping an enquiry; settle() ends it.
   * @param enquiry equal for equal texts of one intent
   * @returns how many enquiries have the most frequent of the texts, this one included
   */
  add(enquiry: string, texts: readonly string[]): number {
    this.#forgetOld();
    const counted = this.#counted.get(enquiry) ?? this.#remember(enquiry, texts);
    counted.attempts += 1;
    return Math.max(0, ...[...counted.texts].map((text) => this.#timesByText.get(text) ?? 0));
  }

  /** Ends an attempt that add() began; without effect for an enquiry that it wasn't given. */
  settle(enquiry: string, isKept: boolean): void {
    const counted = this.#counted.get(enquiry);
    if (!counted) return;
    counted.attempts -= 1;
    counted.isKept ||= isKept;
    if (counted.attempts <= 0 && !counted.isKept) this.#forget(enquiry, counted);
  }

  #remember(enquiry: string, texts: readonly string[]): Counted {
    const counted = {
      texts: new Set(texts.map(digest)),
      since: this.#now(),
      attempts: 0,
      isKept: false,
    };
    this.#counted.set(enquiry, counted);
    for (const text of counted.texts) {
      this.#timesByText.set(text, (this.#timesByText.get(text) ?? 0) + 1);
    }
    return counted;
  }

  #forgetOld(): void {
    for (const [enquiry, counted] of this.#counted) {
      // Either way: what a clock that was put back has counted must not stay.
      const isOld = Math.abs(this.#now() - counted.since) >= hour;
      if (!isOld && this.#counted.size < mostRemembered) return;
      this.#forget(enquiry, counted);
    }
  }

  #forget(enquiry: string, counted: Counted): void {
    this.#counted.delete(enquiry);
    for (const text of counted.texts) {
      const times = (this.#timesByText.get(text) ?? 0) - 1;
      if (times > 0) this.#timesByText.set(text, times);
      else this.#timesByText.delete(text);
    }
  }
}
