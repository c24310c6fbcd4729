import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { lock } from '../database/advisory-locks.ts';
import type { Schema } from '../schema.ts';
import { type Author, writeLogEntry } from './log.ts';

/** Reply templates. */
type Written = Pick<Schema['saved_replies'], 'name' | 'language' | 'text'>;

/** A saved reply as people read it. */
type SavedReply = Written & {
  id: string;
  /** Who changed it last, and when. */
  author: string;
  changedAt: string;
};

/** More than anybody looks through. */
export const mostReplies = 100;

const described = ({ changed_at, ...row }: Schema['saved_replies']): SavedReply => ({
  ...row,
  changedAt: new Date(changed_at).toISOString(),
});

/** All of them, by name. */
export async function readReplies(ledger: Kysely<Schema>): Promise<SavedReply[]> {
  const rows = await ledger.selectFrom('saved_replies').selectAll().execute();
  return rows
    .sort((one, other) => one.name.localeCompare(other.name) || one.id.localeCompare(other.id))
    .map(described);
}

/** @returns undefined when there are as many as there may be */
export async function addReply(
  transaction: Transaction<Schema>,
  written: Written,
  author: Author,
  time: number,
): Promise<SavedReply | undefined> {
  await lock(transaction, 'savedReplies');
  const { number } = await transaction
    .selectFrom('saved_replies')
    .select((row) => row.fn.countAll<number>().as('number'))
    .executeTakeFirstOrThrow();
  if (Number(number) >= mostReplies) return undefined;
  const row = { id: randomUUID(), ...written, author: author.name, changed_at: time };
  await transaction.insertInto('saved_replies').values(row).execute();
  await noteSaved(transaction, 'saved-reply', written.name, author, time);
  return described(row);
}

/** @returns undefined when there is none of that id */
export async function changeReply(
  transaction: Transaction<Schema>,
  id: string,
  written: Written,
  author: Author,
  time: number,
): Promise<SavedReply | undefined> {
  const { numUpdatedRows } = await transaction
    .updateTable('saved_replies')
    .set({ ...written, author: author.name, changed_at: time })
    .where('id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return undefined;
  await noteSaved(transaction, 'saved-reply', written.name, author, time);
  return described({ id, ...written, author: author.name, changed_at: time });
}

/** @returns false when there is none of that id */
export async function removeReply(
  transaction: Transaction<Schema>,
  id: string,
  author: Author,
  time: number,
): Promise<boolean> {
  const row = await transaction
    .deleteFrom('saved_replies')
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  if (!row) return false;
  await noteSaved(transaction, 'removed-reply', row.name, author, time);
  return true;
}

const noteSaved = (
  transaction: Transaction<Schema>,
  action: 'saved-reply' | 'removed-reply',
  detail: string,
  author: Author,
  time: number,
) => writeLogEntry(transaction, { author, action, detail, reference: null }, time);
