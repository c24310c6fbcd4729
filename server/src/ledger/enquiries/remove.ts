import type { Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

/** References in one statement: databases bound its parameters, SQLite to 32 766. */
const mostTogether = 1000;

/**
 * Deletes enquiries with all that belongs to them, what is still queued included.
 * @returns how many deliveries and intents went with them
 */
export async function removeEnquiries(
  transaction: Transaction<Schema>,
  references: readonly string[],
): Promise<{ deliveries: number; intents: number }> {
  const removed = { deliveries: 0, intents: 0 };
  for (let start = 0; start < references.length; start += mostTogether) {
    const some = references.slice(start, start + mostTogether);
    for (const table of ['deliveries', 'intents'] as const) {
      const { numDeletedRows } = await transaction
        .deleteFrom(table)
        .where('reference', 'in', some)
        .executeTakeFirstOrThrow();
      removed[table] += Number(numDeletedRows);
    }
    await transaction.deleteFrom('enquiries').where('reference', 'in', some).execute();
  }
  return removed;
}
