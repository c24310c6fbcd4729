import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { minute } from '../../durations.ts';
import { isPostgres } from '../database/is-postgres.ts';
import { digestOf } from '../digest.ts';
import type { Schema } from '../schema.ts';

/** Within so long, so many wrong passwords are taken. */
const triesMilliseconds = 15 * minute;
const mostTries = 5;

/** A try that is under way; `refused` says for how many milliseconds no other one is taken. */
export type Try = { id: string; counted: readonly string[] } | { refused: number };

/**
 * Counts a try as a wrong one, until `forgetTry` says otherwise: many at once find no gap.
 * @param by what it is counted by, each for itself: an address, a network, a browser
 */
export function beginTry(
  ledger: Kysely<Schema>,
  by: readonly string[],
  time: number,
): Promise<Try> {
  const counted = by.map(digestOf).sort();
  return ledger.transaction().execute(async (transaction) => {
    if (isPostgres(ledger)) {
      for (const one of counted) {
        await sql`select pg_advisory_xact_lock(hashtextextended(${one}, 0))`.execute(transaction);
      }
    }
    await transaction
      .deleteFrom('sign_in_tries')
      .where('tried_at', '<=', time - triesMilliseconds)
      .where('counted', 'in', counted)
      .execute();
    const rows = await transaction
      .selectFrom('sign_in_tries')
      .select(['counted', 'tried_at'])
      .where('counted', 'in', counted)
      .orderBy('tried_at', 'desc')
      .execute();
    const waits = counted.map((one) => {
      const fifth = rows.filter((row) => row.counted === one)[mostTries - 1];
      return fifth ? fifth.tried_at + triesMilliseconds - time : 0;
    });
    const refused = Math.max(...waits);
    if (refused > 0) return { refused };
    const id = randomUUID();
    await transaction
      .insertInto('sign_in_tries')
      .values(counted.map((one) => ({ id, counted: one, tried_at: time })))
      .execute();
    return { id, counted };
  });
}

/** It was right: this try doesn't count, nor do others that were counted by `account`. */
export async function forgetTry(
  ledger: Kysely<Schema>,
  { id, counted }: { id: string; counted: readonly string[] },
  account?: string,
): Promise<void> {
  const cleared = account === undefined ? [] : [digestOf(account)];
  await ledger
    .deleteFrom('sign_in_tries')
    .where('counted', 'in', counted)
    .where((row) => row.or([row('id', '=', id), ...cleared.map((one) => row('counted', '=', one))]))
    .execute();
}

/** Removes what counts no more: of each network that tries once, something would stay for ever else. */
export async function removeOldTries(ledger: Kysely<Schema>, time: number): Promise<void> {
  await ledger
    .deleteFrom('sign_in_tries')
    .where('tried_at', '<=', time - triesMilliseconds)
    .execute();
}
