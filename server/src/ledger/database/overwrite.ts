import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';
import type { Database } from './database.ts';

/** Where words that were deleted may still stand, besides backups and mails. */
export type Leftovers =
  | { in: 'nothing' }
  /** Pages of the database or its log that it has not overwritten yet. */
  | { in: 'pages' }
  /** PostgreSQL frees deleted rows for new ones, and its log has them for a while. */
  | { in: 'postgres-log'; checkpointTimeout: string; isArchived: boolean };

/** Overwrites what a delete leaves behind on disk, as far as the database lets us. */
export async function overwriteDeleted(
  kind: Database['kind'],
  ledger: Kysely<Schema>,
): Promise<Leftovers> {
  if (kind === 'postgres') {
    await sql`vacuum enquiries, deliveries, intents, replied`.execute(ledger);
    const { rows } = await sql<{ timeout: string; archiving: string }>`
      select current_setting('checkpoint_timeout') as timeout,
        current_setting('archive_mode') as archiving`.execute(ledger);
    return {
      in: 'postgres-log',
      checkpointTimeout: rows[0]?.timeout ?? '',
      isArchived: rows[0]?.archiving !== 'off',
    };
  }
  // Deleted rows are zeroed (secure_delete); the write-ahead log still has them until this.
  // Its readers are waited for: the command has no pages to serve.
  await sql`pragma busy_timeout = 2000`.execute(ledger);
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(ledger);
  return { in: rows[0]?.busy === 0 ? 'nothing' : 'pages' };
}
