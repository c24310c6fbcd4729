import { chmodSync, copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { copyLedger } from './copy.ts';
import type { Database } from './database/database.ts';
import { holdsLedger, migrate } from './database/migrate.ts';
import { sqliteDialect } from './database/sqlite.ts';
import type { Schema } from './schema.ts';
import { FileRefused } from './whole-file.ts';

/**
 * Brings a backup into the ledger, whichever database that is. Enquiries that stand there already
 * are left alone, so that restoring twice does no harm. Delivery that was paused is paused before
 * anything is there that could leave.
 * @param file a backup, or a ledger that was copied with its write-ahead log (`-wal`) beside it
 * @returns how many enquiries came back
 * @throws FileRefused when there is no such file, or it is no whole ledger
 */
export async function restore(database: Database, file: string): Promise<number> {
  if (!existsSync(file)) throw new FileRefused(`There is no file ${file}.`);
  // A copy is opened: a backup from an older version is brought up to date, itself left untouched.
  // Only its owner may enter the directory.
  const directory = mkdtempSync(join(tmpdir(), 'restore-'));
  try {
    const source = await openCopy(file, join(directory, 'ledger.sqlite'));
    try {
      await migrate(source);
      return await database.use((ledger) => copyLedger(source, ledger));
    } finally {
      await source.destroy();
    }
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** Copies and opens a ledger with what its write-ahead log still holds. @throws FileRefused */
async function openCopy(file: string, copy: string): Promise<Kysely<Schema>> {
  // The index of the log (`-shm`) is made anew.
  for (const part of ['', '-wal']) {
    if (!existsSync(file + part)) continue;
    copyFileSync(file + part, copy + part);
    chmodSync(copy + part, 0o600);
  }
  let source: Kysely<Schema> | undefined;
  try {
    source = new Kysely<Schema>({ dialect: sqliteDialect(copy) });
    if (await isWholeLedger(source)) return source;
  } catch {
    // Not a database, or one with pages that can't be read.
  }
  await source?.destroy();
  throw new FileRefused(
    `${file} is no whole ledger. A copy of a running ledger needs its -wal file, copied at the same moment; better make it with backup.`,
  );
}

/** A log that was copied later than its ledger leaves pages that don't fit each other. */
async function isWholeLedger(source: Kysely<Schema>): Promise<boolean> {
  if (!(await holdsLedger(source))) return false;
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check(1)`.execute(
    source,
  );
  const orphans = await sql`pragma foreign_key_check`.execute(source);
  return rows[0]?.integrity_check === 'ok' && orphans.rows.length === 0;
}
