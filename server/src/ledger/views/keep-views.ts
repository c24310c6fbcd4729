import type { Kysely, Transaction } from 'kysely';
import { takeBackMilliseconds } from '../retention.ts';
import type { Schema } from '../schema.ts';

/**
 * For how many days numbers of views are kept from now on, which is noted: more apply at once, fewer once
 * they have been said for so long that a slip would have been taken back.
 * @param wantedDays what the content says
 */
export async function settleViewsKept(
  transaction: Transaction<Schema>,
  wantedDays: number,
  time: number,
): Promise<number> {
  await transaction
    .deleteFrom('views_kept')
    .where((row) =>
      row.or([row('days', '<=', wantedDays), row('left_at', '<=', time - takeBackMilliseconds)]),
    )
    .execute();
  await transaction
    .updateTable('views_kept')
    .set({ left_at: time })
    .where('left_at', 'is', null)
    .execute();
  await transaction.insertInto('views_kept').values({ days: wantedDays, left_at: null }).execute();
  const { days } = await transaction
    .selectFrom('views_kept')
    .select((row) => row.fn.max<number>('days').as('days'))
    .executeTakeFirstOrThrow();
  return days;
}

/** Forgets what was seen before a day. */
export async function removeOldViews(ledger: Kysely<Schema>, before: string): Promise<void> {
  await ledger.deleteFrom('views').where('day', '<', before).execute();
}
