import type { Channel } from '@nokshi/contract/vocabulary.ts';
import type { Transaction } from 'kysely';
import { sharedTime } from '../database/clock.ts';
import type { Database } from '../database/database.ts';
import { channelsFor } from '../deliveries/channels.ts';
import { queuedDelivery } from '../deliveries/delivery.ts';
import type { Schema } from '../schema.ts';

/**
 * Queues the deliveries of an enquiry that was set aside; the automatic reply only within a
 * day of the enquiry. What had left before it was set aside does not leave again.
 * @returns the channels that are queued now; undefined when no such enquiry is set aside
 */
export function release(
  database: Database,
  reference: string,
  hasWebhook: boolean,
  now: number,
): Promise<Channel[] | undefined> {
  return database.use((ledger) =>
    ledger
      .transaction()
      .execute(async (transaction) =>
        releaseWithin(transaction, reference, hasWebhook, await sharedTime(transaction, now)),
      ),
  );
}

/** `release`, together with what else a transaction does. */
export async function releaseWithin(
  transaction: Transaction<Schema>,
  reference: string,
  hasWebhook: boolean,
  time: number,
): Promise<Channel[] | undefined> {
  const row = await transaction
    .updateTable('enquiries')
    .set((columns) => ({ set_aside: 0, version: columns('version', '+', 1) }))
    .where('reference', '=', reference)
    .where('set_aside', '=', 1)
    .returning(['email', 'received_at'])
    .executeTakeFirst();
  if (!row) return undefined;
  const queued = await transaction
    .insertInto('deliveries')
    .values(
      channelsFor(row, hasWebhook, time).map((channel) => queuedDelivery(reference, channel, time)),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('channel')
    .execute();
  return queued.map(({ channel }) => channel);
}
