import { knownRole, may, normalEmail, type Role } from '@nokshi/contract/vocabulary.ts';
import type { Language } from '@nokshi/forms/languages.ts';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { lock } from '../database/advisory-locks.ts';
import { isPostgres } from '../database/is-postgres.ts';
import type { Schema, UserRow } from '../schema.ts';
import { takeAccessLink, takeLinksBy } from './access-links.ts';
import { endSessions } from './sessions.ts';
import { forgetTriesOf } from './tries.ts';

/** Thrown with a sentence for the person at the terminal. */
export class UserRefused extends Error {
  override name = 'UserRefused';
}

/** A user as others may see them. */
export type User = Pick<UserRow, 'email' | 'name' | 'role'>;

/** Whether anybody may sign in: until then there is no desk. */
export async function hasUsers(ledger: Kysely<Schema>): Promise<boolean> {
  const row = await ledger.selectFrom('users').select('email').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Whether an enquiry can be given to somebody of an address. */
export async function seesToEnquiries(ledger: Kysely<Schema>, email: string): Promise<boolean> {
  const user = await findUser(ledger, email);
  return user !== undefined && may(user.role, 'enquiries');
}

/** By name. */
export async function listUsers(ledger: Kysely<Schema>): Promise<User[]> {
  const rows = await ledger
    .selectFrom('users')
    .select(['email', 'name', 'role'])
    .orderBy('name')
    .orderBy('email')
    .execute();
  return rows.map((user) => ({ ...user, role: knownRole(user.role) }));
}

/** The same with what owners know of them. */
export async function listManagedUsers(ledger: Kysely<Schema>) {
  const rows = await ledger
    .selectFrom('users')
    .select(['email', 'name', 'role', 'used_at', 'totp_secret'])
    .orderBy('name')
    .orderBy('email')
    .execute();
  return rows.map(({ totp_secret, ...user }) => ({
    ...user,
    role: knownRole(user.role),
    hasSecondFactor: totp_secret !== null,
  }));
}

export async function findUser(
  ledger: Kysely<Schema>,
  email: string,
): Promise<Selectable<UserRow> | undefined> {
  const user = await ledger
    .selectFrom('users')
    .selectAll()
    .where('email', '=', normalEmail(email))
    .executeTakeFirst();
  return user && { ...user, role: knownRole(user.role) };
}

/**
 * Whether somebody signs in, or gets a new password, with what they were read with. A new password or
 * second factor ends all sessions, and what began with the old ones must not come behind that: it waits
 * for the other.
 */
export async function isUnchanged(
  transaction: Transaction<Schema>,
  { email, password, totp_secret }: Pick<Selectable<UserRow>, 'email' | 'password' | 'totp_secret'>,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('users')
    .select(['password', 'totp_secret'])
    .where('email', '=', email)
    .$if(isPostgres(transaction), (query) => query.forUpdate())
    .executeTakeFirst();
  return row?.password === password && row.totp_secret === totp_secret;
}

/** @throws UserRefused when there is one of that address, or the first would be no owner */
export async function addUser(
  transaction: Transaction<Schema>,
  user: Pick<UserRow, 'email' | 'name' | 'role' | 'password' | 'created_at'>,
): Promise<void> {
  const email = normalEmail(user.email);
  if (await findUser(transaction, email)) {
    throw new UserRefused(`${email} is a user already; "password" gives a new password.`);
  }
  await takeAccessLink(transaction, email);
  await transaction
    .insertInto('users')
    .values({ ...user, email })
    .execute();
}

/** The role that a new user gets when none is asked for: the first is the owner. */
export const usualRole = async (ledger: Kysely<Schema>): Promise<Role> =>
  (await hasUsers(ledger)) ? 'sales' : 'owner';

/**
 * Gives a new password, and ends what was signed in with the old one, and a link for another. Tries of the old
 * one count no more.
 * @param but the digests of a session and a device that stay
 * @throws UserRefused for nobody
 */
export async function setPassword(
  transaction: Transaction<Schema>,
  email: string,
  password: string,
  but: readonly string[] = [],
): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('users')
    .set({ password })
    .where('email', '=', normalEmail(email))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw nobody(email);
  await forgetTriesOf(transaction, normalEmail(email));
  await takeAccessLink(transaction, email);
  for (const table of ['sessions', 'devices'] as const) {
    let ending = transaction.deleteFrom(table).where('email', '=', normalEmail(email));
    if (but.length > 0) ending = ending.where('digest', 'not in', but);
    await ending.execute();
  }
}

/** What became of a change of a user. */
export type UserChange = 'done' | 'missing' | 'last-owner';

/** Whether a user is there, and whether another one would be an owner without them. */
async function standing(transaction: Transaction<Schema>, email: string) {
  await lock(transaction, 'users');
  const users = await listUsers(transaction);
  const user = users.find((one) => one.email === normalEmail(email));
  const isLastOwner =
    user?.role === 'owner' && users.filter(({ role }) => role === 'owner').length === 1;
  return { user, isLastOwner, isAlone: users.length === 1 };
}

/** What is theirs to see to is nobody's from now on. */
async function takeEnquiriesFrom(transaction: Transaction<Schema>, email: string): Promise<void> {
  await transaction
    .updateTable('enquiries')
    .set({ assignee: null })
    .where('assignee', '=', email)
    .execute();
}

/** Gives a user another role, and ends their sessions: what they have open is of the former one. */
export async function changeRole(
  transaction: Transaction<Schema>,
  email: string,
  role: Role,
): Promise<UserChange> {
  const { user, isLastOwner } = await standing(transaction, email);
  if (!user) return 'missing';
  if (isLastOwner && role !== 'owner') return 'last-owner';
  await transaction.updateTable('users').set({ role }).where('email', '=', user.email).execute();
  if (!may(role, 'enquiries')) await takeEnquiriesFrom(transaction, user.email);
  if (!may(role, 'ownership')) await takeLinksBy(transaction, user.email);
  await endSessions(transaction, user.email);
  return 'done';
}

/**
 * Removes a user with their sessions.
 * @param isClosing whether the last of all may go, and the desk with them
 */
export async function removeUser(
  transaction: Transaction<Schema>,
  email: string,
  isClosing = false,
): Promise<UserChange> {
  const { user, isLastOwner, isAlone } = await standing(transaction, email);
  if (!user) return 'missing';
  if (isLastOwner && !(isClosing && isAlone)) return 'last-owner';
  await takeEnquiriesFrom(transaction, user.email);
  await takeAccessLink(transaction, user.email);
  await takeLinksBy(transaction, user.email);
  await transaction.deleteFrom('users').where('email', '=', user.email).execute();
  return 'done';
}

const nobody = (email: string) =>
  new UserRefused(`There is no user ${normalEmail(email)}; "list" shows who there is.`);

/** Keeps what a user chose; what is undefined stays. */
export async function setChoices(
  ledger: Kysely<Schema>,
  email: string,
  { language, digestMail }: { language?: Language | undefined; digestMail?: boolean | undefined },
): Promise<void> {
  const chosen = {
    ...(language !== undefined && { language }),
    // Enquiries that came while the mail was off are not reported later.
    ...(digestMail === true && { digest_mail: 1 as const, digest_at: null }),
    ...(digestMail === false && { digest_mail: 0 as const }),
  };
  if (Object.keys(chosen).length === 0) return;
  await ledger.updateTable('users').set(chosen).where('email', '=', email).execute();
}
