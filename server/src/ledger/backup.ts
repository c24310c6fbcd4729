import { Kysely, sql } from 'kysely';
import { clearCopy, copyLedger } from './copy.ts';
import type { Database } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { existingSqliteDialect, sqliteDialect } from './database/sqlite.ts';
import type { Schema } from './schema.ts';
import { writeWholeFile } from './whole-file.ts';

/**
 * Writes the whole ledger into one SQLite file, consistently and while the server runs. It stands
 * under its name only when it is whole and on disk.
 * @param file must not exist yet
 * @throws FileRefused when the file exists or can't be made
 */
export function backup(database: Database, file: string): Promise<void> {
  return writeWholeFile(file, (part) =>
    database.use((ledger) =>
      database.kind === 'sqlite' ? vacuumInto(ledger, part) : copySnapshot(ledger, part),
    ),
  );
}

/** The copy has every byte of the ledger, until what a backup leaves out is overwritten in it. */
async function vacuumInto(ledger: Kysely<Schema>, file: string): Promise<void> {
  await sql`vacuum into ${file}`.execute(ledger);
  const copy = new Kysely<Schema>({ dialect: existingSqliteDialect(file) });
  try {
    await clearCopy(copy);
  } finally {
    await copy.destroy();
  }
}

async function copySnapshot(ledger: Kysely<Schema>, file: string): Promise<void> {
  const target = new Kysely<Schema>({ dialect: sqliteDialect(file) });
  try {
    await migrate(target);
    await ledger
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((snapshot) => copyLedger(snapshot, target));
  } finally {
    await target.destroy();
  }
}
