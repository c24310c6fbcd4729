import { randomBytes } from 'node:crypto';
import { knownRole } from '@nokshi/contract/vocabulary.ts';
import type { Language } from '@nokshi/forms/languages.ts';
import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import { day, hour, minute } from '../../durations.ts';
import { isNotAhead } from '../database/wrong-clocks.ts';
import { digestOf } from '../digest.ts';
import type { Schema } from '../schema.ts';
import type { User } from './users.ts';

/** A session that nobody uses for so long ends. */
const idleMilliseconds = 12 * hour;

/** No session lasts longer. */
const longestMilliseconds = 30 * day;

/** A browser in which nobody signs in for so long is as good as unknown. */
const deviceMilliseconds = 180 * day;

/** How far `seen_at` may lag: each request would be a write else. */
const seenMilliseconds = minute;

const hasNotEnded =
  (time: number) =>
  (row: ExpressionBuilder<Schema, 'sessions'>): Expression<SqlBool> =>
    row.and([
      row('seen_at', '>', time - idleMilliseconds),
      row('began_at', '>', time - longestMilliseconds),
      isNotAhead(row.ref('seen_at'), time),
      isNotAhead(row.ref('began_at'), time),
    ]);

/** A secret for a cookie, which stands nowhere else, and what is kept of it. */
function newSecret(email: string, time: number) {
  const secret = randomBytes(32).toString('base64url');
  return { secret, row: { digest: digestOf(secret), email, began_at: time, seen_at: time } };
}

/**
 * @param browser as people call it; empty where it can't be told
 * @returns the secret for the cookie
 */
export async function beginSession(
  ledger: Kysely<Schema>,
  email: string,
  time: number,
  browser = '',
): Promise<string> {
  const { secret, row } = newSecret(email, time);
  await ledger
    .insertInto('sessions')
    .values({ ...row, browser })
    .execute();
  await noteUse(ledger, email, time);
  return secret;
}

const noteUse = (ledger: Kysely<Schema>, email: string, time: number) =>
  ledger.updateTable('users').set({ used_at: time }).where('email', '=', email).execute();

/** Remembers a browser. @returns the secret for its cookie */
export async function beginDevice(
  ledger: Kysely<Schema>,
  email: string,
  time: number,
): Promise<string> {
  const { secret, row } = newSecret(email, time);
  await ledger.insertInto('devices').values(row).execute();
  return secret;
}

/** Who is signed in, and what they chose. */
export type SignedIn = User & {
  language: Language;
  digestMail: boolean;
  hasSecondFactor: boolean;
  /** Whether they have to set one up before anything else: it was demanded before they signed in. */
  needsSecondFactor: boolean;
  /** Whether the password was asked for once more a moment ago. */
  isConfirmed: boolean;
};

/** So long a password that was asked for once more holds. */
const confirmedMilliseconds = 5 * minute;

/** Notes that whoever has a session has just proved their password. @param digest of its secret */
export async function confirmSession(
  ledger: Kysely<Schema>,
  digest: string,
  time: number,
): Promise<void> {
  await ledger
    .updateTable('sessions')
    .set({ confirmed_at: time })
    .where('digest', '=', digest)
    .execute();
}

/**
 * Whose session a secret proves; undefined when it has ended.
 * @param isUse whether somebody is there, which is noted: what a page asks by itself is no use
 */
export async function userOfSession(
  ledger: Kysely<Schema>,
  secret: string,
  time: number,
  isUse: boolean,
): Promise<SignedIn | undefined> {
  const digest = digestOf(secret);
  const row = await ledger
    .selectFrom('sessions')
    .innerJoin('users', 'users.email', 'sessions.email')
    .leftJoin('second_factor_demand', (join) => join.onTrue())
    .select(['users.email', 'users.name', 'users.role', 'language', 'digest_mail'])
    .select(['totp_secret', 'began_at', 'seen_at', 'confirmed_at', 'demanded_at'])
    .where('digest', '=', digest)
    .where(hasNotEnded(time))
    .executeTakeFirst();
  if (!row) return undefined;
  const { totp_secret, began_at, seen_at, confirmed_at, demanded_at, digest_mail, ...user } = row;
  if (isUse && time - seen_at > seenMilliseconds) {
    await ledger
      .updateTable('sessions')
      .set({ seen_at: time })
      .where('digest', '=', digest)
      .execute();
    await noteUse(ledger, user.email, time);
  }
  const hasSecondFactor = totp_secret !== null;
  const sinceConfirmed = confirmed_at === null ? Number.POSITIVE_INFINITY : time - confirmed_at;
  return {
    ...{ ...user, hasSecondFactor, role: knownRole(user.role) },
    digestMail: digest_mail === 1,
    needsSecondFactor:
      !hasSecondFactor &&
      demanded_at !== null &&
      // A clock that was ahead demands it of everybody, rather than of nobody.
      (began_at >= demanded_at || demanded_at > time + minute),
    // A clock that was ahead confirms nothing for later.
    isConfirmed: sinceConfirmed < confirmedMilliseconds && sinceConfirmed > -minute,
  };
}

/** Where a user is signed in, the latest first. */
export function sessionsOf(ledger: Kysely<Schema>, email: string, time: number) {
  return ledger
    .selectFrom('sessions')
    .select(['digest', 'began_at', 'seen_at', 'browser'])
    .where('email', '=', email)
    .where(hasNotEnded(time))
    .orderBy('seen_at', 'desc')
    .orderBy('digest')
    .execute();
}

/** Those of some sessions that have not ended. @param digests of their secrets */
export async function liveSessions(
  ledger: Kysely<Schema>,
  digests: readonly string[],
  time: number,
): Promise<Set<string>> {
  const rows = await ledger
    .selectFrom('sessions')
    .select('digest')
    .where('digest', 'in', digests)
    .where(hasNotEnded(time))
    .execute();
  return new Set(rows.map(({ digest }) => digest));
}

/** Whether somebody of this address has signed in with this browser before. */
export async function isDeviceOf(
  ledger: Kysely<Schema>,
  secret: string,
  email: string,
  time: number,
): Promise<boolean> {
  const { numUpdatedRows } = await ledger
    .updateTable('devices')
    .set({ seen_at: time })
    .where('digest', '=', digestOf(secret))
    .where('email', '=', email)
    .where('seen_at', '>', time - deviceMilliseconds)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function endSession(ledger: Kysely<Schema>, secret: string): Promise<void> {
  await ledger.deleteFrom('sessions').where('digest', '=', digestOf(secret)).execute();
}

/** Ends one of a user's sessions. @param digest of its secret @returns whether there was one */
export async function endSessionOf(
  ledger: Kysely<Schema>,
  email: string,
  digest: string,
): Promise<boolean> {
  const { numDeletedRows } = await ledger
    .deleteFrom('sessions')
    .where('email', '=', email)
    .where('digest', '=', digest)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Ends all sessions, or those of one user.
 * @param but the digest of one that stays
 * @returns how many ended
 */
export async function endSessions(
  ledger: Kysely<Schema>,
  email?: string,
  but?: string,
): Promise<number> {
  let ending = ledger.deleteFrom('sessions');
  if (email !== undefined) ending = ending.where('email', '=', email);
  if (but !== undefined) ending = ending.where('digest', '<>', but);
  const { numDeletedRows } = await ending.executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes what has ended. */
export async function removeEnded(ledger: Kysely<Schema>, time: number): Promise<void> {
  await ledger
    .deleteFrom('sessions')
    .where((row) => row.not(hasNotEnded(time)(row)))
    .execute();
  await ledger
    .deleteFrom('devices')
    .where('seen_at', '<=', time - deviceMilliseconds)
    .execute();
}
