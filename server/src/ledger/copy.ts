import { chmodSync, copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import type { Database } from './database/database.ts';
import { holdsLedger, migrate } from './database/migrate.ts';
import { sqliteDialect } from './database/sqlite.ts';
import type { Schema } from './schema.ts';

/** Enquiries copied at a time. */
const pageSize = 500;

/** Deliveries in one statement: databases bound its parameters, SQLite to 32 766. */
const mostDeliveries = 2000;

/** Thrown with a sentence for the person at the terminal. */
export class CopyRefused extends Error {
  override name = 'CopyRefused';
}

/**
 * Copies all enquiries with their deliveries and intents. What stands in the target stays as it is.
 * @returns how many enquiries were new to the target
 */
async function copyRows(source: Kysely<Schema>, target: Kysely<Schema>): Promise<number> {
  let copied = 0;
  let last = '';
  for (;;) {
    const enquiries = await source
      .selectFrom('enquiries')
      .selectAll()
      .where('reference', '>', last)
      .orderBy('reference')
      .limit(pageSize)
      .execute();
    const references = enquiries.map(({ reference }) => reference);
    last = references.at(-1) ?? last;
    if (references.length === 0) return copied;
    const deliveries = await source
      .selectFrom('deliveries')
      .selectAll()
      .where('reference', 'in', references)
      .execute();
    const intents = await source
      .selectFrom('intents')
      .selectAll()
      .where('reference', 'in', references)
      .execute();
    const replied = await source
      .selectFrom('replied')
      .selectAll()
      .where('reference', 'in', references)
      .execute();
    copied += await target.transaction().execute(async (transaction) => {
      const added = await transaction
        .insertInto('enquiries')
        .values(enquiries)
        .onConflict((conflict) => conflict.doNothing())
        .returning('reference')
        .execute();
      const isNew = new Set(added.map(({ reference }) => reference));
      const newDeliveries = deliveries
        .filter(({ reference }) => isNew.has(reference))
        // Whoever held it when the backup was made doesn't hold this copy.
        .map((row) => ({ ...row, lease: null, visitor: null }));
      const newIntents = intents.filter(({ reference }) => isNew.has(reference));
      for (let start = 0; start < newDeliveries.length; start += mostDeliveries) {
        const some = newDeliveries.slice(start, start + mostDeliveries);
        await transaction.insertInto('deliveries').values(some).execute();
      }
      if (newIntents.length > 0) {
        await transaction
          .insertInto('intents')
          .values(newIntents)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
      const newReplied = replied.filter(({ reference }) => isNew.has(reference));
      if (newReplied.length > 0) {
        await transaction
          .insertInto('replied')
          .values(newReplied)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
      return added.length;
    });
  }
}

/**
 * Writes the whole ledger into one SQLite file, consistently and while the server runs.
 * @param file must not exist yet
 * @throws CopyRefused when the file exists
 */
export async function backup(database: Database, file: string): Promise<void> {
  if (existsSync(file)) throw new CopyRefused(`${file} exists already. Name a new file.`);
  await database.use(async (ledger) => {
    if (database.kind === 'sqlite') {
      await sql`vacuum into ${file}`.execute(ledger);
      chmodSync(file, 0o600);
      return;
    }
    const target = new Kysely<Schema>({ dialect: sqliteDialect(file) });
    try {
      await migrate(target);
      await ledger
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute((snapshot) => copyRows(snapshot, target));
    } finally {
      await target.destroy();
    }
  });
}

/**
 * Brings a backup into the ledger, whichever database that is. Enquiries that stand there already
 * are left alone, so that restoring twice does no harm.
 * @param file a backup, or a ledger that was copied with its write-ahead log (`-wal`) beside it
 * @returns how many enquiries came back
 * @throws CopyRefused when there is no such file, or it is no whole ledger
 */
export async function restore(database: Database, file: string): Promise<number> {
  if (!existsSync(file)) throw new CopyRefused(`There is no file ${file}.`);
  // A copy is opened: a backup from an older version is brought up to date, itself left untouched.
  const directory = mkdtempSync(join(tmpdir(), 'restore-'));
  try {
    const source = await openCopy(file, join(directory, 'ledger.sqlite'));
    try {
      await migrate(source);
      return await database.use((ledger) => copyRows(source, ledger));
    } finally {
      await source.destroy();
    }
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** Copies and opens a ledger with what its write-ahead log still holds. @throws CopyRefused */
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
  throw new CopyRefused(
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
