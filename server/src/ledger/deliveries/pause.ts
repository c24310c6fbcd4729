import type { Kysely } from 'kysely';
import type { Log } from '../../log.ts';
import { sharedTime } from '../database/clock.ts';
import type { Schema } from '../schema.ts';

/** The only row of its table: delivery is paused while it stands, for all servers of the ledger. */
const id = 1;

/** Since when delivery is paused, in milliseconds since 1970; null when it isn't. */
export async function pausedSince(ledger: Kysely<Schema>): Promise<number | null> {
  const row = await ledger.selectFrom('pause').select('paused_at').executeTakeFirst();
  return row?.paused_at ?? null;
}

/** Pauses delivery: no worker takes anything up. @returns false when it was paused already */
export async function pause(ledger: Kysely<Schema>, now: number): Promise<boolean> {
  const row = await ledger
    .insertInto('pause')
    .values({ id, paused_at: await sharedTime(ledger, now) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Lets delivery go on. @returns since when it was paused; null when it wasn't */
export async function resume(ledger: Kysely<Schema>): Promise<number | null> {
  const row = await ledger.deleteFrom('pause').returning('paused_at').executeTakeFirst();
  return row?.paused_at ?? null;
}

/** Says in the log that delivery is paused, if it is: else nobody would know why no mail comes. */
export async function warnOfPause(ledger: Kysely<Schema>, log: Log): Promise<void> {
  const time = await pausedSince(ledger);
  if (time === null) return;
  log.warn({
    event: 'delivery.paused',
    since: new Date(time).toISOString(),
    means: 'enquiries are kept, and leave after `npm run leads -- resume`',
  });
}
