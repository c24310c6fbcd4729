import type { Database } from '../ledger/database/database.ts';
import { renewLease, settleJob, type TakenJob } from '../ledger/jobs.ts';
import type { JobRow } from '../ledger/schema.ts';

const minute = 60_000;

/** After this, another server takes up what one that died has left. */
export const leaseMilliseconds = 10 * minute;

/** So often that the ledger may be away for some minutes. */
const renewMilliseconds = 2 * minute;

/** A job while this server works at it: its lease is renewed, however long that takes. */
export class HeldJob {
  readonly #database: Database;
  readonly #now: () => number;
  readonly #timer: NodeJS.Timeout;
  #taken: TakenJob;
  #renewing: Promise<void> | undefined;

  constructor(database: Database, taken: TakenJob, now: () => number) {
    this.#database = database;
    this.#taken = taken;
    this.#now = now;
    this.#timer = setInterval(() => this.#renew(), renewMilliseconds);
    this.#timer.unref();
  }

  /**
   * Notes what became of it, unless another server has it by now.
   * @throws DatabaseUnavailable
   */
  async settle(change: Partial<JobRow>): Promise<void> {
    await this.release();
    await this.#database.use((ledger) => settleJob(ledger, this.#taken, change));
  }

  /** Lets the lease end when its time has come. */
  async release(): Promise<void> {
    clearInterval(this.#timer);
    await this.#renewing;
  }

  #renew(): void {
    this.#renewing ??= this.#renewed().finally(() => {
      this.#renewing = undefined;
    });
  }

  async #renewed(): Promise<void> {
    try {
      this.#taken = await this.#database.use((ledger) =>
        renewLease(ledger, this.#taken, leaseMilliseconds, this.#now()),
      );
    } catch {
      // The next attempt may be in time; else another server begins the job anew. What hinders a
      // renewal hinders noting the job, too, and is logged there.
    }
  }
}
