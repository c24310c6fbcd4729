import type { Channel } from '@nokshi/contract/vocabulary.ts';
import type { Transaction } from 'kysely';
import { sharedTime } from '../database/clock.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../schema.ts';
import { atOnce } from './delivery.ts';
import { isTooLate } from './reply-limits.ts';
import { countLateReplies, tooLateForReply } from './resend-rules.ts';

/** What is queued again, and how many automatic replies are not: it is too late for them. */
type Resent<Queued> = { queued: Queued; late: number };

/** A delivery that was never tried, due now. */
const fromTheStart = (time: number) => ({
  state: 'queued' as const,
  attempts: 0,
  due_at: atOnce,
  lease: null,
  queued_at: time,
  first_attempt_at: null,
  last_error: null,
  // A mail of its own, or a new digest: one that was sent may have been put away as known.
  digest: null,
});

/**
 * Sends again what has not arrived; when all has, the company's own deliveries. A visitor gets the
 * automatic reply only once, and none more than a day after the enquiry.
 * @param only the one channel to send by, as `demandResendable` lets it
 * @returns the channels that are queued now; undefined when there is no such enquiry
 */
export function resend(
  database: Database,
  reference: string,
  now: number,
  only?: Channel,
): Promise<Resent<Channel[]> | undefined> {
  return database.use((ledger) =>
    ledger
      .transaction()
      .execute(async (transaction) =>
        resendWithin(transaction, reference, await sharedTime(transaction, now), only),
      ),
  );
}

/** `resend`, together with what else a transaction does. What is set aside has nothing to send. */
export async function resendWithin(
  transaction: Transaction<Schema>,
  reference: string,
  time: number,
  only?: Channel,
): Promise<Resent<Channel[]> | undefined> {
  const rows = await transaction
    .selectFrom('deliveries')
    .innerJoin('enquiries', 'enquiries.reference', 'deliveries.reference')
    .select(['channel', 'recipient', 'state', 'received_at'])
    .where('deliveries.reference', '=', reference)
    .where('set_aside', '=', 0)
    .execute();
  if (rows.length === 0) return undefined;
  const asked = only ? rows.filter(({ channel }) => channel === only) : rows;
  const open = asked.filter(({ state }) => state === 'queued' || state === 'parked');
  const again = asked.filter(({ channel }) => channel !== 'reply' || only === 'reply');
  const late = open.filter(
    ({ channel, received_at }) => channel === 'reply' && isTooLate(received_at, time),
  );
  const chosen = open.length > 0 ? open.filter((row) => !late.includes(row)) : again;
  for (const { channel, recipient } of chosen) {
    await transaction
      .updateTable('deliveries')
      .set({ ...fromTheStart(time), delivered_at: null })
      .where('reference', '=', reference)
      .where('channel', '=', channel)
      .where('recipient', '=', recipient)
      .execute();
  }
  return { queued: [...new Set(chosen.map(({ channel }) => channel))], late: late.length };
}

/**
 * Sends again everything that was parked, but for late replies.
 * @param only the one channel to send by
 * @returns how many deliveries that is
 */
export async function resendParked(
  database: Database,
  now: number,
  only?: Channel,
): Promise<Resent<number>> {
  const { numUpdatedRows } = await database.use(async (ledger) => {
    const time = await sharedTime(ledger, now);
    let parked = ledger
      .updateTable('deliveries')
      .set(fromTheStart(time))
      .where('state', '=', 'parked')
      .where((row) =>
        row.or([
          row('channel', '!=', 'reply'),
          row('reference', 'not in', tooLateForReply(ledger, time)),
        ]),
      );
    if (only) parked = parked.where('channel', '=', only);
    return parked.executeTakeFirst();
  });
  const mayHaveLate = only === undefined || only === 'reply';
  return {
    queued: Number(numUpdatedRows),
    late: mayHaveLate ? await countLateReplies(database, now) : 0,
  };
}
