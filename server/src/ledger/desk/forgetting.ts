import type { Kysely, Transaction } from 'kysely';
import { lock } from '../database/advisory-locks.ts';
import { removeEnquiries } from '../enquiries/remove.ts';
import type { Schema } from '../schema.ts';
import { type Author, writeLogEntry } from './log.ts';

/** The counts of rows removed with an enquiry, and of copies elsewhere. */
type Forgetting = {
  notes: number;
  deliveries: number;
  log: number;
  /** Mails that have left: they stand in mailboxes. */
  mails: number;
  /** Whether the webhook had it: it stands in another program. */
  webhook: boolean;
};

/** What forgetting an enquiry would remove; undefined when there is none of that reference. */
export async function readForgetting(
  ledger: Kysely<Schema>,
  reference: string,
): Promise<Forgetting | undefined> {
  const count = (table: 'notes' | 'desk_log') =>
    ledger
      .selectFrom(table)
      .select((row) => row.fn.countAll<number>().as('number'))
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
  const enquiry = await ledger
    .selectFrom('enquiries')
    .select('reference')
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!enquiry) return undefined;
  const deliveries = await ledger
    .selectFrom('deliveries')
    .select(['channel', 'delivered_at'])
    .where('reference', '=', reference)
    .execute();
  const left = deliveries.filter(({ delivered_at }) => delivered_at !== null);
  return {
    notes: Number((await count('notes')).number),
    deliveries: deliveries.length,
    log: Number((await count('desk_log')).number),
    mails: left.filter(({ channel }) => channel !== 'webhook').length,
    webhook: left.some(({ channel }) => channel === 'webhook'),
  };
}

/**
 * Forgets one enquiry with all that belongs to it; on SQLite the server overwrites next what is left
 * on disk. The log keeps that somebody was forgotten, and not who.
 * @returns false when there is none of that reference
 */
export async function forgetOne(
  transaction: Transaction<Schema>,
  reference: string,
  author: Author,
  time: number,
): Promise<boolean> {
  // First of all, in the order in which the search takes its locks.
  await lock(transaction, 'index');
  const enquiry = await transaction
    .selectFrom('enquiries')
    .select('reference')
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!enquiry) return false;
  await removeEnquiries(transaction, [reference]);
  const logEntry = { author, action: 'forgot', detail: null, reference: null } as const;
  await writeLogEntry(transaction, logEntry, time);
  return true;
}
