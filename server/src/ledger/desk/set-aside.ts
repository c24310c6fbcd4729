import type { Channel } from '@nokshi/contract/vocabulary.ts';
import type { Transaction } from 'kysely';
import { lock } from '../database/advisory-locks.ts';
import { isPostgres } from '../database/is-postgres.ts';
import { releaseWithin } from '../enquiries/release.ts';
import type { Schema } from '../schema.ts';
import { type Author, writeLogEntry } from './log.ts';
import { addNote } from './work.ts';

/** Who does something to which version of an enquiry, and when. */
export type Doing = { reference: string; version: number; author: Author; time: number };

/** What doesn't fit: somebody has changed it since, there is none, or it is so already. */
type Misfit = { outcome: 'stale' | 'missing' | 'already' };

type Moved = { outcome: 'done'; version: number } | Misfit;

/**
 * Sets an enquiry aside: it is kept, and what has not left yet does not leave. The reason is kept as
 * a note.
 */
export async function setAside(
  transaction: Transaction<Schema>,
  { reference, version, author, time }: Doing,
  reason: string,
): Promise<Moved> {
  await holdDeliveries(transaction, reference);
  const found = await findVersion(transaction, reference, version, 0);
  if (found.outcome !== 'found') return found;
  const signals = new Set(found.signals === '' ? [] : found.signals.split(','));
  const { numUpdatedRows } = await transaction
    .updateTable('enquiries')
    .set({ set_aside: 1, version: version + 1, signals: [...signals.add('by-hand')].join(',') })
    .where('reference', '=', reference)
    .where('version', '=', version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return { outcome: 'stale' };
  await transaction
    .deleteFrom('deliveries')
    .where('reference', '=', reference)
    .where('state', 'in', ['queued', 'parked'])
    .execute();
  await addNote(transaction, { reference, author: author.name, text: reason }, time);
  const logEntry = { author, action: 'set-aside', detail: null, reference } as const;
  await writeLogEntry(transaction, { ...logEntry, version: version + 1 }, time);
  return { outcome: 'done', version: version + 1 };
}

/** Releases what was set aside, by hand or as spam, as `release` does. */
export async function letOut(
  transaction: Transaction<Schema>,
  { reference, version, author, time }: Doing,
  reason: string | undefined,
  hasWebhook: boolean,
): Promise<{ outcome: 'done'; version: number; queued: Channel[] } | Misfit> {
  const found = await findVersion(transaction, reference, version, 1);
  if (found.outcome !== 'found') return found;
  const queued = await releaseWithin(transaction, reference, hasWebhook, time);
  if (!queued) return { outcome: 'stale' };
  if (reason !== undefined)
    await addNote(transaction, { reference, author: author.name, text: reason }, time);
  const logEntry = { author, action: 'released', detail: null, reference } as const;
  await writeLogEntry(transaction, { ...logEntry, version: version + 1 }, time);
  return { outcome: 'done', version: version + 1, queued };
}

/**
 * Lets nobody address the mail to further recipients, or settle a delivery, until the transaction ends.
 * Whoever settles has the delivery before the enquiry, so that comes first here, too.
 */
async function holdDeliveries(transaction: Transaction<Schema>, reference: string): Promise<void> {
  await lock(transaction, 'deliveries');
  // SQLite's transactions are alone anyway.
  if (!isPostgres(transaction)) return;
  await transaction
    .selectFrom('deliveries')
    .select('channel')
    .where('reference', '=', reference)
    .forUpdate()
    .execute();
}

async function findVersion(
  transaction: Transaction<Schema>,
  reference: string,
  version: number,
  isAside: 0 | 1,
): Promise<{ outcome: 'found'; signals: string } | Misfit> {
  const row = await transaction
    .selectFrom('enquiries')
    .select(['version', 'signals', 'set_aside'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!row) return { outcome: 'missing' };
  if (row.version !== version) return { outcome: 'stale' };
  return row.set_aside === isAside
    ? { outcome: 'found', signals: row.signals }
    : { outcome: 'already' };
}
