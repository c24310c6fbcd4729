import { dayIn } from '@nokshi/forms/calendar-day.ts';
import { mostViewsKeptDays } from '@nokshi/forms/kept-days.ts';
import type { Kysely } from 'kysely';
import { day } from '../durations.ts';
import type { Database } from '../ledger/database/database.ts';
import { mayBeFarAhead } from '../ledger/database/wrong-clocks.ts';
import { removeOldLogEntries } from '../ledger/desk/log.ts';
import { removeOldTries } from '../ledger/desk/tries.ts';
import { removeInBatches } from '../ledger/enquiries/remove-in-batches.ts';
import { retentionName } from '../ledger/jobs.ts';
import { oldestGoing, settleRetention } from '../ledger/retention.ts';
import type { Schema } from '../ledger/schema.ts';
import { removeOldViews, settleViewsKept } from '../ledger/views/keep-views.ts';
import type { Log } from '../log.ts';
import type { Sentences } from '../sentences.ts';
import { GivenUp, type Job } from './jobs.ts';

/** For one transaction: SQLite's keep the thread busy that answers visitors. */
const batchMilliseconds = 15;

/**
 * Forgets enquiries and numbers of views that are older than the privacy policy says, and what was done at
 * the desk a year ago. Where it says fewer days of enquiries than before, an owner has to agree first; of
 * views, a week passes.
 * @param sentences say how long they are to be kept
 * @param onForgotten called after some were
 */
export function retention(
  database: Database,
  sentences: Pick<Sentences, 'enquiriesKeptDays' | 'viewsKeptDays' | 'timeZone'>,
  log: Log,
  onForgotten: () => void,
): Job {
  return {
    name: retentionName,
    periodMilliseconds: day,
    obeysPause: false,
    async work({ ranAt, failedAt, time }, stopping) {
      const latest = await database.use((ledger) => latestEnquiry(ledger));
      // Once postponed, they go a day later. What failed minutes ago says nothing of the clock.
      const postponedAt = failedAt !== null && time - failedAt >= day ? failedAt : 0;
      if (mayBeFarAhead(time, Math.max(ranAt ?? 0, postponedAt, latest ?? time))) {
        throw new GivenUp(
          'nothing has happened for over 30 days by this clock: old enquiries go a day later',
        );
      }
      const days = await database.use((ledger) =>
        ledger
          .transaction()
          .execute((transaction) =>
            settleRetention(transaction, sentences.enquiriesKeptDays, { ranAt, time }),
          ),
      );
      await database.use((ledger) => removeOldLogEntries(ledger, time));
      await database.use((ledger) => removeOldTries(ledger, time));
      const { viewsKeptDays, timeZone } = sentences;
      await database.use((ledger) =>
        ledger.transaction().execute(async (transaction) => {
          // A release from before views were counted says nothing, and may have been gone back to.
          const kept =
            viewsKeptDays === undefined
              ? mostViewsKeptDays
              : await settleViewsKept(transaction, viewsKeptDays, time);
          await removeOldViews(transaction, dayIn(timeZone, time - kept * day));
        }),
      );
      let forgotten = 0;
      try {
        const before = time - days * day;
        for await (const { enquiries } of removeInBatches(
          database,
          batchMilliseconds,
          (transaction, most) => oldestGoing(transaction, before, most),
        )) {
          forgotten += enquiries;
          stopping.throwIfAborted();
        }
      } finally {
        if (forgotten > 0) {
          log.info({ event: 'retention.done', enquiries: forgotten, days });
          onForgotten();
        }
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
