import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { hasOverwriting, overwritingName } from '../jobs.ts';
import type { Schema } from '../schema.ts';
import { tablesOfEnquiries } from '../tables.ts';
import type { Outcome } from './rewrite-file.ts';

/** Where words that were deleted may still stand, besides backups and mails. */
export type Leftovers =
  | { in: 'nothing' }
  /** The SQLite ledger and its log, as somebody reads them; the server's job tries again. */
  | { in: 'files' }
  /** PostgreSQL frees deleted rows for new ones, and its log has them for a while; null where it didn't say. */
  | { in: 'postgres-log'; checkpointTimeout: string | null; isArchived: boolean | null };

/**
 * Overwrites what a delete leaves behind on disk, as far as the database lets us.
 *
 * SQLite zeroes rows that are deleted (`secure_delete`), but not the copies of rows that it has moved
 * to another page before, and its log keeps what was written. So the ledger is written anew and the
 * log emptied. Others read meanwhile; who writes waits for as long as that takes.
 * @param stopping ends it early by throwing, which harms nothing
 */
export async function overwriteDeleted(
  database: Database,
  stopping?: AbortSignal,
): Promise<Leftovers> {
  if (database.kind === 'postgres') {
    // The log has the words either way, and PostgreSQL's own vacuum follows.
    await database.useForLong(vacuumPostgres).catch(() => undefined);
    const unsaid = { in: 'postgres-log', checkpointTimeout: null, isArchived: null } as const;
    return database.use(logOfPostgres).catch(() => unsaid);
  }
  const file = await database.use(fileOf);
  stopping?.throwIfAborted();
  const isDone = await rewriteFile(file, stopping);
  return { in: isDone ? 'nothing' : 'files' };
}

/**
 * Has the server overwrite, at its next look, what a transaction deletes; PostgreSQL has no such job.
 * One that was never done counts as done in 1970: only in a new ledger there is nothing to overwrite.
 */
export async function demandOverwriting(ledger: Kysely<Schema>): Promise<void> {
  if (!hasOverwriting(ledger)) return;
  await ledger
    .insertInto('jobs')
    .values({ name: overwritingName, due_at: 0, ran_at: 0, failed_at: null, last_error: null })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet((row) => ({ due_at: 0, ran_at: row.fn.coalesce('jobs.ran_at', row.val(0)) })),
    )
    .execute();
}

async function vacuumPostgres(ledger: Kysely<Schema>): Promise<void> {
  const tables = sql.join(tablesOfEnquiries.map((table) => sql.table(table)));
  await sql`vacuum ${tables}`.execute(ledger);
}

async function logOfPostgres(ledger: Kysely<Schema>): Promise<Leftovers> {
  const { rows } = await sql<{ timeout: string; archiving: string }>`
    select current_setting('checkpoint_timeout') as timeout,
      current_setting('archive_mode') as archiving`.execute(ledger);
  return {
    in: 'postgres-log',
    checkpointTimeout: rows[0]?.timeout ?? null,
    isArchived: rows[0]?.archiving !== 'off',
  };
}

async function fileOf(ledger: Kysely<Schema>): Promise<string> {
  const { rows } = await sql<{ file: string }>`
    select file from pragma_database_list where name = 'main'`.execute(ledger);
  return rows[0]?.file ?? '';
}

/** @returns false when somebody reads from its log */
function rewriteFile(file: string, stopping: AbortSignal | undefined): Promise<boolean> {
  const program = fileURLToPath(new URL('./rewrite-file.ts', import.meta.url));
  return new Promise<boolean>((resolve, reject) => {
    const child = fork(program, [file], {
      // None of the server's: they bound its memory.
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      signal: stopping,
      // SQLite heeds no other one; what it has not committed is as if it were never written.
      killSignal: 'SIGKILL',
    });
    child.once('message', (outcome: Outcome) => {
      if ('isDone' in outcome) resolve(outcome.isDone);
      else reject(new Error(outcome.failure));
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error('stopped before the ledger was written anew')));
  });
}
