import type { Transaction } from 'kysely';
import { demandOverwriting } from '../overwriting/overwrite.ts';
import type { Schema } from '../schema.ts';
import { takeFromIndex } from '../search/search-index.ts';
import { tablesOfEnquiries } from '../tables.ts';

/** The counts of deleted rows. */
export type Removed = { enquiries: number; deliveries: number; intents: number };

/**
 * Deletes enquiries with all that belongs to them, what is still queued and what the search knows
 * included, and has the server overwrite on disk what they leave behind.
 * @param references a thousand at most: databases bound the parameters of a statement
 * @returns how many were named, and how many deliveries and intents went with them
 */
export async function removeEnquiries(
  transaction: Transaction<Schema>,
  references: readonly string[],
): Promise<Removed> {
  const removed: Partial<Record<keyof Schema, number>> = {};
  if (references.length > 0) {
    await takeFromIndex(transaction, references);
    for (const table of tablesOfEnquiries) {
      const { numDeletedRows } = await transaction
        .deleteFrom(table)
        .where('reference', 'in', references)
        .executeTakeFirstOrThrow();
      removed[table] = Number(numDeletedRows);
    }
    await demandOverwriting(transaction);
  }
  return {
    enquiries: references.length,
    deliveries: removed.deliveries ?? 0,
    intents: removed.intents ?? 0,
  };
}
