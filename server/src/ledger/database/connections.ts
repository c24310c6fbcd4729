import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { DatabaseUnavailable } from './failure.ts';

/** The open connections to a ledger. They are closed once nobody uses them: what waits isn't lost. */
export class Connections {
  readonly #ledger: Kysely<Schema>;
  #users = 0;
  #isClosing = false;
  #whenUnused: (() => void) | undefined;

  constructor(ledger: Kysely<Schema>) {
    this.#ledger = ledger;
  }

  /**
   * @returns what `work` returns
   * @throws DatabaseUnavailable once they are being closed; what `work` throws otherwise
   */
  async use<Result>(work: (ledger: Kysely<Schema>) => Promise<Result>): Promise<Result> {
    if (this.#isClosing) throw new DatabaseUnavailable('the connections are being closed');
    this.#users += 1;
    try {
      return await work(this.#ledger);
    } finally {
      this.#users -= 1;
      if (this.#users === 0) this.#whenUnused?.();
    }
  }

  /** Returns when those who use them have finished or failed on their own. */
  async close(): Promise<void> {
    this.#isClosing = true;
    if (this.#users > 0) {
      await new Promise<void>((resolve) => {
        this.#whenUnused = resolve;
      });
    }
    await this.#ledger.destroy();
  }
}
