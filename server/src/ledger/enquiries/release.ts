import { sharedTime } from '../database/clock.ts';
import type { Database } from '../database/database.ts';
import { channelsFor } from '../deliveries/channels.ts';
import { queuedDelivery } from '../deliveries/delivery.ts';
import type { Channel } from '../schema.ts';

/**
 * Queues the deliveries of an enquiry that was set aside; the automatic reply only within a
 * day of the enquiry.
 * @returns the channels that are queued now; undefined when no such enquiry is set aside
 */
export function release(
  database: Database,
  reference: string,
  hasWebhook: boolean,
  now: number,
): Promise<Channel[] | undefined> {
  return database.use((ledger) =>
    ledger.transaction().execute(async (transaction) => {
      const row = await transaction
        .updateTable('enquiries')
        .set({ set_aside: 0 })
        .where('reference', '=', reference)
        .where('set_aside', '=', 1)
        .returning(['email', 'received_at'])
        .executeTakeFirst();
      if (!row) return undefined;
      const time = await sharedTime(transaction, now);
      const channels = channelsFor(row, hasWebhook, time);
      await transaction
        .insertInto('deliveries')
        .values(channels.map((channel) => queuedDelivery(reference, channel, time)))
        .execute();
      return channels;
    }),
  );
}
