import { setTimeout as pause } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Schema } from '../schema.ts';
import { type Removed, removeEnquiries } from './remove.ts';

/** Smaller ones hardly take less time each. */
const smallestBatch = 20;

/** Larger ones take no less time for each enquiry. */
const largestBatch = 1000;

/** Between two transactions, for those who came meanwhile. */
const pauseMilliseconds = 10;

/**
 * Deletes enquiries, however many, in transactions as large as the time they take allows: on SQLite
 * nobody else writes during one. What is deleted stays so when a later one fails, and is due for
 * overwriting.
 * @param next names at most `most` enquiries to delete; fewer when they are the last
 * @param milliseconds how long one transaction may take, about
 * @yields what each transaction removed
 * @throws DatabaseUnavailable; what `next` throws
 */
export async function* removeInBatches(
  database: Database,
  milliseconds: number,
  next: (transaction: Transaction<Schema>, most: number) => Promise<readonly string[]>,
): AsyncGenerator<Removed> {
  for (let most = smallestBatch; ; ) {
    const { batch, took } = await database.use((ledger) =>
      ledger.transaction().execute(async (transaction) => {
        const start = performance.now();
        const batch = await removeEnquiries(transaction, await next(transaction, most));
        return { batch, took: performance.now() - start };
      }),
    );
    yield batch;
    if (batch.enquiries < most) return;
    // The words of the next ones may be longer.
    const fitting = Math.floor(most * Math.min(2, milliseconds / took));
    most = Math.min(Math.max(smallestBatch, fitting), largestBatch);
    await pause(pauseMilliseconds);
  }
}
