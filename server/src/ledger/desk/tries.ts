import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { minute } from '../../durations.ts';
import { isPostgres } from '../database/is-postgres.ts';
import { isNotAhead } from '../database/wrong-clocks.ts';
import { digestOf } from '../digest.ts';
import type { Schema } from '../schema.ts';

/** Within so long, so many wrong passwords are taken. */
const triesMilliseconds = 15 * minute;

/** What a try is counted by: an address, a network, a browser, each for itself. */
export type Counted = {
  by: string;
  /** How many wrong ones are taken. */
  most: number;
  /** Whether another one is taken all the same when somebody works for it. */
  isLiftedByWork?: boolean;
};

/**
 * A try that is under way; `refused` says for how many milliseconds no other one is taken, and whether one is
 * that somebody works for.
 */
export type Try =
  | { id: string; counted: readonly string[] }
  | { refused: number; isLiftedByWork: boolean };

/** Counts a try as a wrong one, until `forgetTry` says otherwise: many at once find no gap. */
export function beginTry(
  ledger: Kysely<Schema>,
  by: readonly Counted[],
  time: number,
): Promise<Try> {
  const limits = by.map((one) => ({ ...one, counted: digestOf(one.by) }));
  const counted = limits.map((one) => one.counted).sort();
  return ledger.transaction().execute(async (transaction) => {
    if (isPostgres(ledger)) {
      for (const one of counted) {
        await sql`select pg_advisory_xact_lock(hashtextextended(${one}, 0))`.execute(transaction);
      }
    }
    const rows = await transaction
      .selectFrom('sign_in_tries')
      .select(['counted', 'tried_at'])
      .where('counted', 'in', counted)
      .where('tried_at', '>', time - triesMilliseconds)
      .where((row) => isNotAhead(row.ref('tried_at'), time))
      .orderBy('tried_at', 'desc')
      .execute();
    const over = limits.flatMap(({ counted: one, most, isLiftedByWork = false }) => {
      const last = rows.filter((row) => row.counted === one)[most - 1];
      return last ? [{ wait: last.tried_at + triesMilliseconds - time, isLiftedByWork }] : [];
    });
    if (over.length > 0) {
      return {
        refused: Math.max(...over.map(({ wait }) => wait)),
        isLiftedByWork: over.every((one) => one.isLiftedByWork),
      };
    }
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

/** What the tries of an address are counted by in a browser that is not known. */
export const accountOf = (email: string): string => `account ${email}`;

/** The same for the codes of a second factor. */
export const codesOf = (email: string): string => `code ${email}`;

/** Forgets all tries of an address, by whichever networks, too: it has a new password. */
export async function forgetTriesOf(ledger: Kysely<Schema>, email: string): Promise<void> {
  await ledger
    .deleteFrom('sign_in_tries')
    .where('id', 'in', (row) =>
      row
        .selectFrom('sign_in_tries as one')
        .select('one.id')
        .where('one.counted', 'in', [accountOf(email), codesOf(email)].map(digestOf)),
    )
    .execute();
}

/** Removes what counts no more: of each network that tries once, something would stay for ever else. */
export async function removeOldTries(ledger: Kysely<Schema>, time: number): Promise<void> {
  await ledger
    .deleteFrom('sign_in_tries')
    .where((row) =>
      row.or([
        row('tried_at', '<=', time - triesMilliseconds),
        row.not(isNotAhead(row.ref('tried_at'), time)),
      ]),
    )
    .execute();
}
