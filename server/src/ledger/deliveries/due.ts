import type { Channel } from '@nokshi/contract/vocabulary.ts';
import { type ExpressionBuilder, type Kysely, type RawBuilder, sql } from 'kysely';
import { isPastOrTooFarAhead, notInTheFuture, queuedOrReceived } from '../database/wrong-clocks.ts';
import type { Schema } from '../schema.ts';

/**
 * The condition of a due row: its channel, its time, and that its lease isn't one of this worker's. Nothing
 * is due while delivery is paused.
 */
export type Due = {
  channels: readonly Channel[];
  /** Absent for whomever it goes to. */
  recipients?: readonly string[];
  /** Of the clock that all servers share. */
  time: number;
  /** No row is put off for longer, in milliseconds. */
  longestWait: number;
  held: readonly string[];
};

/**
 * Rows in one statement: a round is short even after days without mail, and databases bound the time
 * and the parameters of a statement (SQLite: 32 766).
 */
export const mostTogether = 2000;

/** The condition that a row is due. */
export const isDue =
  ({ channels, recipients, time, longestWait, held }: Due) =>
  (row: ExpressionBuilder<Schema, 'deliveries'>) =>
    row.and([
      row('state', '=', 'queued'),
      row('channel', 'in', channels),
      row.not(row.exists(row.selectFrom('pause').select('id'))),
      ...(recipients ? [row('recipient', 'in', recipients)] : []),
      isPastOrTooFarAhead(row.ref('due_at'), time, longestWait),
      ...(held.length === 0
        ? []
        : [row.or([row('lease', 'is', null), row('lease', 'not in', held)])]),
    ]);

/** Looks first and writes only when something is due, so that an idle worker costs no disk writes. */
export async function anythingDue(database: Kysely<Schema>, due: Due): Promise<boolean> {
  const row = await database
    .selectFrom('deliveries')
    .select('reference')
    .where(isDue(due))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The update that leases a row to a worker. */
export const takenUp = (
  lease: string,
  { time }: Due,
  leaseMilliseconds: number,
): { lease: string; due_at: number; first_attempt_at: RawBuilder<number> } => ({
  lease,
  due_at: time + leaseMilliseconds,
  first_attempt_at: notInTheFuture(sql.ref('first_attempt_at'), time),
});

/**
 * Since when a row, joined with its enquiry, waits for longer than it should. What was put into a
 * digest waits for it as planned, until the digest is due.
 * @param time of the clock that all servers share
 */
export const waitingSince = (time: number): RawBuilder<number> => sql<number>`case
  when digest is not null then coalesce(first_attempt_at, due_at)
  else ${queuedOrReceived(sql.ref('queued_at'), sql.ref('received_at'), time)} end`;
