import type { Transaction } from 'kysely';
import { demandOverwriting } from '../database/overwrite.ts';
import type { Schema } from '../schema.ts';
import { takeFromIndex } from '../search/search-index.ts';
import { tablesOfEnquiries } from '../tables.ts';

/** References in one statement: databases bound its parameters, SQLite to 32 766. */
const mostTogether = 1000;

/**
 * Deletes enquiries with all that belongs to them, what is still queued and what the search knows
 * included, and has the server overwrite on disk what they leave behind.
 * @returns how many deliveries and intents went with them
 */
export async function removeEnquiries(
  transaction: Transaction<Schema>,
  references: readonly string[],
): Promise<{ deliveries: number; intents: number }> {
  const removed: Partial<Record<keyof Schema, number>> = {};
  for (let start = 0; start < references.length; start += mostTogether) {
    const some = references.slice(start, start + mostTogether);
    await takeFromIndex(transaction, some);
    for (const table of tablesOfEnquiries) {
      const { numDeletedRows } = await transaction
        .deleteFrom(table)
        .where('reference', 'in', some)
        .executeTakeFirstOrThrow();
      removed[table] = (removed[table] ?? 0) + Number(numDeletedRows);
    }
  }
  if (references.length > 0) await demandOverwriting(transaction);
  return { deliveries: removed.deliveries ?? 0, intents: removed.intents ?? 0 };
}
