import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../ledger/database/database.ts';
import { mayBeFarAhead } from '../ledger/database/wrong-clocks.ts';
import { removeEnquiries } from '../ledger/enquiries/remove.ts';
import { retentionName } from '../ledger/jobs.ts';
import type { Schema } from '../ledger/schema.ts';
import type { Log } from '../log.ts';
import type { Job } from './jobs.ts';

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Enquiries that are deleted in one transaction, which keeps everybody else waiting. */
const mostTogether = 20;

/** Between two transactions, for requests that came meanwhile. */
const pauseMilliseconds = 10;

/**
 * Forgets enquiries that are older than the privacy policy says, accepted or set aside.
 * @param days how long they are kept
 */
export function retention(database: Database, days: number, log: Log): Job {
  return {
    name: retentionName,
    periodMilliseconds: dayMilliseconds,
    obeysPause: false,
    async work(previous, time, stopping) {
      const latest = await database.use((ledger) => latestEnquiry(ledger));
      if (mayBeFarAhead(time, Math.max(previous ?? 0, latest ?? time))) {
        log.warn({
          event: 'retention.postponed',
          means: 'nothing has happened for over 30 days by this clock: old enquiries go tomorrow',
        });
        return;
      }
      let forgotten = 0;
      try {
        for (;;) {
          const removed = await removeOlder(database, time - days * dayMilliseconds);
          forgotten += removed;
          if (removed < mostTogether) break;
          await pause(pauseMilliseconds, undefined, { signal: stopping });
        }
      } finally {
        if (forgotten > 0) log.info({ event: 'retention.done', enquiries: forgotten, days });
      }
    },
  };
}

/** @returns when the newest enquiry came in, in milliseconds since 1970; null for none */
async function latestEnquiry(ledger: Kysely<Schema>): Promise<number | null> {
  const row = await ledger
    .selectFrom('enquiries')
    .select((newest) => newest.fn.max<number | null>('received_at').as('at'))
    .executeTakeFirst();
  return row?.at ?? null;
}

/** Deletes some of those received before a time. @returns how many */
function removeOlder(database: Database, before: number): Promise<number> {
  return database.use((ledger) =>
    ledger.transaction().execute(async (transaction) => {
      const rows = await transaction
        .selectFrom('enquiries')
        .select('reference')
        .where('received_at', '<', before)
        .orderBy('received_at')
        .limit(mostTogether)
        .execute();
      await removeEnquiries(
        transaction,
        rows.map(({ reference }) => reference),
      );
      return rows.length;
    }),
  );
}
