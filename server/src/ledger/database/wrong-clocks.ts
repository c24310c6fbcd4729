import { type Expression, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { day, minute } from '../../durations.ts';
import type { Schema } from '../schema.ts';

// The shared clock may have been wrong and put right: then times stand in the ledger that have not
// come yet, or come only in years. All guards against that are here.

/** A ledger in which nothing has happened for longer may be looked at by a clock that is wrong. */
const quietMilliseconds = 30 * day;

/**
 * The condition that a time has come. One that is further ahead than any can be was written by a wrong
 * clock, and has come, too: what is due then would else never be done.
 * @param furthest milliseconds from now
 */
export const isPastOrTooFarAhead = (
  moment: Expression<number>,
  time: number,
  furthest: number,
): RawBuilder<SqlBool> => sql<SqlBool>`(${moment} <= ${time} or ${moment} > ${time + furthest})`;

/**
 * The condition that something happened within a span before a time. What stands further in the
 * future than that counts no more: else it would count for years.
 * @param span milliseconds
 */
export const happenedWithin = (
  happenedAt: Expression<number | null>,
  time: number,
  span: number,
): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${happenedAt} > ${time - span} and ${happenedAt} <= ${time + span})`;

/** So far ahead of another a clock may be that is right: requests that came at once count together. */
const aheadMilliseconds = minute;

/** The condition that something happened by now: what a clock that was ahead has written proves nothing. */
export const isNotAhead = (happenedAt: Expression<number>, time: number): RawBuilder<SqlBool> =>
  sql<SqlBool>`${happenedAt} <= ${time + aheadMilliseconds}`;

/** A time that stands in the ledger, or now where it has not come yet or there is none. */
export const notInTheFuture = (
  standing: Expression<number | null>,
  time: number,
): RawBuilder<number> =>
  sql<number>`case when ${standing} <= ${sql.lit(time)} then ${standing} else ${sql.lit(time)} end`;

/**
 * Since when something waits that came in and was then queued: nothing was queued before it came in,
 * unless by a clock that was behind.
 */
export const queuedOrReceived = (
  queuedAt: Expression<number>,
  receivedAt: Expression<number>,
  time: number,
): RawBuilder<number> =>
  sql<number>`case when ${receivedAt} > ${queuedAt} and ${receivedAt} <= ${sql.lit(time)}
    then ${receivedAt} else ${queuedAt} end`;

/** Lets what a clock that was ahead has queued in the future wait from now on, as far as is known. */
export async function requeueFromTheFuture(ledger: Kysely<Schema>, time: number): Promise<void> {
  await ledger
    .updateTable('deliveries')
    .set({ queued_at: time })
    .where('state', 'in', ['queued', 'parked'])
    .where('queued_at', '>', time)
    .execute();
}

/** How long ago something was, in milliseconds; nothing was in the future. */
export const elapsedSince = (moment: number, time: number): number => Math.max(0, time - moment);

/**
 * Whether what is old may not be deleted by this time: nothing has happened for so long that the
 * clock may be years ahead, and what it deleted would not come back when it is put right.
 * @param latest when something happened last, in milliseconds since 1970
 */
export const mayBeFarAhead = (time: number, latest: number): boolean =>
  time - latest > quietMilliseconds;
