import type { Transaction } from 'kysely';
import type { Schema } from '../schema.ts';
import { queuedDelivery } from './delivery.ts';
import { type Due, isDue, mostTogether } from './due.ts';

/**
 * Puts a notice for each recipient in the place of those that are due and not yet addressed, or meant
 * for an address that the company has since given up. Who has one already gets no second. What is
 * too much for a statement is left for the next round.
 */
export async function addressToRecipients(
  transaction: Transaction<Schema>,
  due: Due,
  recipients: readonly string[],
): Promise<void> {
  const found = await transaction
    .selectFrom('deliveries')
    .select('reference')
    .where(isDue(due))
    .where('recipient', 'not in', recipients)
    .orderBy('due_at')
    .orderBy('queued_at')
    .limit(mostTogether)
    .execute();
  if (found.length === 0) return;
  const unaddressed = await transaction
    .deleteFrom('deliveries')
    .where(isDue(due))
    .where('recipient', 'not in', recipients)
    .where(
      'reference',
      'in',
      found.map(({ reference }) => reference),
    )
    .returning(['reference', 'queued_at'])
    .execute();
  // Several addresses may have been given up; each enquiry goes to a new one once.
  const queuedAt = new Map(unaddressed.map(({ reference, queued_at }) => [reference, queued_at]));
  if (queuedAt.size === 0) return;
  for (const recipient of recipients) {
    await transaction
      .insertInto('deliveries')
      .values(
        [...queuedAt].map(([reference, queued_at]) => ({
          ...queuedDelivery(reference, 'notice', queued_at),
          recipient,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
