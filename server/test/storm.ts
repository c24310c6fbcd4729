import { setTimeout as pause } from 'node:timers/promises';
import { until } from './until.ts';

const writers = 8;

/** Eight visitors who send one enquiry after the other, each until it is acknowledged. */
export class Storm {
  /** Where the server is; a server that comes back may stand elsewhere. */
  address = '';
  /** Requests that got no answer, or one that keeps nothing, and were sent again. */
  retried = 0;
  /** What was acknowledged: the enquiry's own words, and its reference. */
  readonly acknowledged = new Map<string, string>();
  /** How often each status came that keeps nothing. */
  readonly refusals = new Map<number, number>();
  readonly #most: number;
  #ended = false;
  #isBrokenOff = false;
  #writing: Promise<void>[] = [];

  /** @param most after so many enquiries nobody begins a new one */
  constructor(most = Number.POSITIVE_INFINITY) {
    this.#most = most;
  }

  begin(address: string): void {
    this.address = address;
    this.#writing = Array.from({ length: writers }, (_, writer) => this.#write(writer));
  }

  /** Returns when every enquiry that was begun is acknowledged. */
  async end(): Promise<void> {
    this.#ended = true;
    await Promise.all(this.#writing);
  }

  /** Everyone stops, acknowledged or not. */
  breakOff(): void {
    this.#ended = true;
    this.#isBrokenOff = true;
  }

  /** Waits for so many further enquiries to be acknowledged. */
  async acknowledges(count: number): Promise<void> {
    const enough = this.acknowledged.size + count;
    await until('acknowledgements', () => this.acknowledged.size >= enough);
  }

  /** Waits for so many further requests to be answered with a refusal. */
  async isRefused(count: number): Promise<void> {
    const refused = () => [...this.refusals.values()].reduce((sum, times) => sum + times, 0);
    const enough = refused() + count;
    await until('refusals', () => refused() >= enough);
  }

  async #write(writer: number): Promise<void> {
    for (let index = 0; !this.#ended && this.acknowledged.size < this.#most; index += 1) {
      const words = `Enquiry ${index} of writer ${writer}`;
      const body = JSON.stringify({
        name: `Writer ${writer}`,
        email: `writer${writer}-${index}@example.com`,
        message: words,
        // Every third one as without JavaScript: its words are its key.
        key: index % 3 === 0 ? '' : `${writer}-${index}`,
      });
      while (!(await this.#send(words, body)) && !this.#isBrokenOff) {
        this.retried += 1;
        await pause(100);
      }
    }
  }

  /** @returns whether it was acknowledged */
  async #send(words: string, body: string): Promise<boolean> {
    try {
      const response = await fetch(`${this.address}/api/contact`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        signal: AbortSignal.timeout(5000),
      });
      const { reference } = (await response.json()) as { reference?: string };
      if (reference) this.acknowledged.set(words, reference);
      else this.refusals.set(response.status, (this.refusals.get(response.status) ?? 0) + 1);
      return reference !== undefined;
    } catch {
      // No answer: the server is gone, or its answer took too long.
      return false;
    }
  }
}
