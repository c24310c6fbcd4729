import { randomBytes } from 'node:crypto';
import { normalEmail } from '@nokshi/contract/vocabulary.ts';
import type {
  Expression,
  ExpressionBuilder,
  Kysely,
  Selectable,
  SqlBool,
  Transaction,
} from 'kysely';
import { day } from '../../durations.ts';
import { isNotAhead } from '../database/wrong-clocks.ts';
import { digestOf } from '../digest.ts';
import type { Schema } from '../schema.ts';

/** For so long a link holds. */
const holdsMilliseconds = day;

/** A link that holds. */
type AccessLink = Pick<
  Selectable<Schema['access_links']>,
  'email' | 'role' | 'made_by' | 'maker' | 'made_at'
>;

const holds =
  (time: number) =>
  (row: ExpressionBuilder<Schema, 'access_links'>): Expression<SqlBool> =>
    row.and([row('made_at', '>', time - holdsMilliseconds), isNotAhead(row.ref('made_at'), time)]);

/** Until when a link holds, in milliseconds since 1970. */
export const holdsUntil = ({ made_at }: Pick<AccessLink, 'made_at'>): number =>
  made_at + holdsMilliseconds;

/**
 * Makes a link for an address, in the place of an earlier one.
 * @param role of who is invited; null where a user gets a new password
 * @returns its secret, which stands nowhere else
 */
export async function makeAccessLink(
  transaction: Transaction<Schema>,
  link: AccessLink,
): Promise<string> {
  const email = normalEmail(link.email);
  await takeAccessLink(transaction, email);
  const secret = randomBytes(32).toString('base64url');
  await transaction
    .insertInto('access_links')
    .values({ ...link, email, digest: digestOf(secret) })
    .execute();
  return secret;
}

/** Takes the link of an address away. @returns whether there was one */
export async function takeAccessLink(ledger: Kysely<Schema>, email: string): Promise<boolean> {
  const { numDeletedRows } = await ledger
    .deleteFrom('access_links')
    .where('email', '=', normalEmail(email))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Takes all links away that a user made, who makes none any more. */
export async function takeLinksBy(ledger: Kysely<Schema>, maker: string): Promise<void> {
  await ledger.deleteFrom('access_links').where('maker', '=', maker).execute();
}

/** Uses a link up. @returns it; undefined once it was used, taken back or renewed, and when it holds no more */
export const useAccessLink = (
  transaction: Transaction<Schema>,
  secret: string,
  time: number,
): Promise<Pick<AccessLink, 'email' | 'role'> | undefined> =>
  transaction
    .deleteFrom('access_links')
    .where('digest', '=', digestOf(secret))
    .where(holds(time))
    .returning(['email', 'role'])
    .executeTakeFirst();

const holding = (ledger: Kysely<Schema>, time: number) =>
  ledger
    .selectFrom('access_links')
    .select(['email', 'role', 'made_by', 'maker', 'made_at'])
    .where(holds(time));

/** The link of a secret; undefined once it was used, and when it holds no more. */
export const findAccessLink = (
  ledger: Kysely<Schema>,
  secret: string,
  time: number,
): Promise<AccessLink | undefined> =>
  holding(ledger, time).where('digest', '=', digestOf(secret)).executeTakeFirst();

/** Who is invited and has not come yet, by address. */
export const listInvitations = async (ledger: Kysely<Schema>, time: number) => {
  const links = await holding(ledger, time).orderBy('email').execute();
  return links.flatMap(({ role, ...link }) => (role === null ? [] : [{ ...link, role }]));
};
