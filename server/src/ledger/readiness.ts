import type { Channel } from '@nokshi/contract/vocabulary.ts';
import { type Kysely, sql } from 'kysely';
import { sharedTime } from './database/clock.ts';
import { requeueFromTheFuture } from './database/wrong-clocks.ts';
import { waitingSince } from './deliveries/due.ts';
import type { Schema } from './schema.ts';

/**
 * Writes to the ledger for real: a read-only or full database can be told in no other way.
 * @returns the time of the clock that all servers share
 */
export async function beat(ledger: Kysely<Schema>, now: number): Promise<number> {
  const time = await sharedTime(ledger, now);
  await ledger
    .insertInto('heartbeat')
    .values({ id: 1, beat_at: time })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ beat_at: time }))
    .execute();
  await requeueFromTheFuture(ledger, time);
  return time;
}

/**
 * Whether nothing was given up, and nothing waits for longer than it may: looks for one, counts none.
 * @param channels those whose deliveries count
 * @param now this server's own time
 */
export async function isWell(
  ledger: Kysely<Schema>,
  channels: readonly Channel[],
  mostMilliseconds: number,
  now: number,
): Promise<boolean> {
  const time = await beat(ledger, now);
  const latest = time - mostMilliseconds;
  const parked = ledger
    .selectFrom('deliveries')
    .select('reference')
    .where('state', '=', sql.lit('parked' as const))
    .where('channel', 'in', channels);
  const late = ledger
    .selectFrom('deliveries')
    .innerJoin('enquiries', 'enquiries.reference', 'deliveries.reference')
    .select('deliveries.reference')
    .where('state', '=', sql.lit('queued' as const))
    .where('channel', 'in', channels)
    // Nothing waits since before it was queued; the index tells this much.
    .where('queued_at', '<=', latest)
    .where(waitingSince(time), '<=', latest);
  const trouble =
    (await parked.limit(1).executeTakeFirst()) ?? (await late.limit(1).executeTakeFirst());
  return trouble === undefined;
}
