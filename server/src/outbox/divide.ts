import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { queuedDelivery } from './delivery.ts';
import { type Due, isDue } from './due.ts';

/** Rows in one statement: databases bound its parameters, SQLite to 32 766. */
const mostTogether = 1000;

/**
 * Puts a delivery for each recipient in the place of those that are due and not yet divided, or meant
 * for an address that the company has since given up. Who has one already gets no second.
 */
export async function divide(
  transaction: Transaction<Schema>,
  due: Due,
  recipients: readonly string[],
): Promise<void> {
  const undivided = await transaction
    .deleteFrom('deliveries')
    .where(isDue(due))
    .where('recipient', 'not in', recipients)
    .returning(['reference', 'channel', 'queued_at'])
    .execute();
  const rows = undivided.flatMap(({ reference, channel, queued_at }) =>
    recipients.map((recipient) => ({
      ...queuedDelivery(reference, channel, queued_at),
      recipient,
    })),
  );
  for (let start = 0; start < rows.length; start += mostTogether) {
    await transaction
      .insertInto('deliveries')
      .values(rows.slice(start, start + mostTogether))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
