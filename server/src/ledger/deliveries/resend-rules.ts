import type { Channel } from '@nokshi/contract/vocabulary.ts';
import type { Kysely } from 'kysely';
import { sharedTime } from '../database/clock.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../schema.ts';
import { oldestReplied, reasonAgainstReply } from './reply-limits.ts';

/** Thrown with a sentence that says why nothing is sent again, or what would be right. */
export class ResendRefused extends Error {
  override name = 'ResendRefused';
}

/**
 * Demands that something can leave by a channel. An enquiry that isn't there passes.
 * @throws ResendRefused when an enquiry has nothing for the channel, or must have no reply;
 *   DatabaseUnavailable
 */
export async function demandResendable(
  database: Database,
  reference: string,
  channel: Channel,
  now: number,
): Promise<void> {
  const refusal = await database.use((ledger) => reasonToRefuse(ledger, reference, channel, now));
  if (refusal !== undefined) throw new ResendRefused(refusal);
}

async function reasonToRefuse(
  ledger: Kysely<Schema>,
  reference: string,
  channel: Channel,
  now: number,
): Promise<string | undefined> {
  const rows = await ledger
    .selectFrom('deliveries')
    .innerJoin('enquiries', 'enquiries.reference', 'deliveries.reference')
    .select(['enquiries.reference', 'email', 'received_at', 'channel', 'state'])
    .where('deliveries.reference', '=', reference)
    .where('set_aside', '=', 0)
    .orderBy('channel')
    .execute();
  if (rows.length === 0) return undefined;
  const row = rows.find((one) => one.channel === channel);
  if (!row) {
    const right = [...new Set(rows.map((one) => one.channel))].join(', ');
    return `${reference} has nothing for ${channel}; it has ${right}.`;
  }
  if (channel !== 'reply') return undefined;
  const reason =
    row.state === 'delivered'
      ? 'it has left already'
      : await reasonAgainstReply(ledger, row, await sharedTime(ledger, now));
  return reason && `No automatic reply leaves for ${reference}: ${reason}.`;
}

/** Enquiries that are too old for an automatic reply. */
export const tooLateForReply = (ledger: Kysely<Schema>, time: number) =>
  ledger.selectFrom('enquiries').select('reference').where('received_at', '<', oldestReplied(time));

/** How many automatic replies are parked that will never leave. */
export async function countLateReplies(database: Database, now: number): Promise<number> {
  const { number } = await database.use(async (ledger) =>
    ledger
      .selectFrom('deliveries')
      .where('state', '=', 'parked')
      .where('channel', '=', 'reply')
      .where('reference', 'in', tooLateForReply(ledger, await sharedTime(ledger, now)))
      .select((count) => count.fn.countAll<number>().as('number'))
      .executeTakeFirstOrThrow(),
  );
  return Number(number);
}
