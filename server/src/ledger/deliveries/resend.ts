import { sharedTime } from '../database/clock.ts';
import type { Database } from '../database/database.ts';
import type { Channel } from '../schema.ts';
import { atOnce } from './delivery.ts';
import { tooLateForReply } from './resend-rules.ts';

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
 * automatic reply only once.
 * @param only the one channel to send by, as `demandResendable` lets it
 * @returns the channels that are queued now; empty when there is no such enquiry
 */
export function resend(
  database: Database,
  reference: string,
  now: number,
  only?: Channel,
): Promise<Channel[]> {
  return database.use((ledger) =>
    ledger.transaction().execute(async (transaction) => {
      const rows = await transaction
        .selectFrom('deliveries')
        .select(['channel', 'recipient', 'state'])
        .where('reference', '=', reference)
        .execute();
      const asked = only ? rows.filter(({ channel }) => channel === only) : rows;
      const open = asked.filter(({ state }) => state === 'queued' || state === 'parked');
      const again = asked.filter(({ channel }) => channel !== 'reply' || only === 'reply');
      const chosen = open.length > 0 ? open : again;
      const time = await sharedTime(transaction, now);
      for (const { channel, recipient } of chosen) {
        await transaction
          .updateTable('deliveries')
          .set({ ...fromTheStart(time), delivered_at: null })
          .where('reference', '=', reference)
          .where('channel', '=', channel)
          .where('recipient', '=', recipient)
          .execute();
      }
      return [...new Set(chosen.map(({ channel }) => channel))];
    }),
  );
}

/**
 * Sends again everything that was parked.
 * @param only the one channel to send by; late replies stay parked when it is theirs
 * @returns how many deliveries that is
 */
export async function resendParked(
  database: Database,
  now: number,
  only?: Channel,
): Promise<number> {
  const { numUpdatedRows } = await database.use(async (ledger) => {
    const time = await sharedTime(ledger, now);
    let parked = ledger
      .updateTable('deliveries')
      .set(fromTheStart(time))
      .where('state', '=', 'parked');
    if (only) parked = parked.where('channel', '=', only);
    if (only === 'reply') {
      parked = parked.where('reference', 'not in', tooLateForReply(ledger, time));
    }
    return parked.executeTakeFirst();
  });
  return Number(numUpdatedRows);
}
