import type { Kysely, Transaction } from 'kysely';
import { sharedTime } from '../ledger/database/clock.ts';
import type { Database } from '../ledger/database/database.ts';
import type { Schema } from '../ledger/schema.ts';

/** The ledger, with the time of the clock that all its servers share, in milliseconds since 1970. */
export class TimedLedger {
  readonly #database: Database;
  readonly #now: () => number;

  /** @param now this server's own time */
  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  /** Does something with the ledger. @throws DatabaseUnavailable */
  use<Result>(work: (ledger: Kysely<Schema>, time: number) => Promise<Result>): Promise<Result> {
    return this.#database.use(async (ledger) =>
      work(ledger, await sharedTime(ledger, this.#now())),
    );
  }

  /** Does something in one transaction. @throws DatabaseUnavailable */
  inTransaction<Result>(
    work: (transaction: Transaction<Schema>, time: number) => Promise<Result>,
  ): Promise<Result> {
    return this.#database.use((ledger) =>
      ledger
        .transaction()
        .execute(async (transaction) =>
          work(transaction, await sharedTime(transaction, this.#now())),
        ),
    );
  }

  /** The time of the database. @throws DatabaseUnavailable */
  time(): Promise<number> {
    return this.use(async (_ledger, time) => time);
  }
}
