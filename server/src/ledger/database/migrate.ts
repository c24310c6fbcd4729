import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type MigrationProvider, Migrator } from 'kysely/migration';
import type { Schema } from '../schema.ts';
import { LedgerRefused } from './failure.ts';
import { migrations } from './migrations/migrations.ts';

const provider: MigrationProvider = { getMigrations: async () => ({ ...migrations }) };

/**
 * Brings the tables up to date. Safe when several processes start at once: PostgreSQL holds an
 * advisory lock meanwhile, SQLite its write lock.
 * @throws LedgerRefused when a newer version made the tables; else what the database reports;
 *   nothing is half done then
 */
export async function migrate(database: Kysely<Schema>): Promise<void> {
  const { error } = await new Migrator({ db: database, provider }).migrateToLatest();
  if (!error) return;
  // Kysely calls migrations that it doesn't know corrupted; they are only not of this version.
  const done = await migrationsDone(database).catch(() => []);
  if (done.some((name) => !Object.hasOwn(migrations, name))) {
    throw new LedgerRefused(
      'This ledger was made by a newer version of the server. Use that version or a later one.',
    );
  }
  throw error;
}

/** True when the database holds a ledger of whatever version; nothing is written. */
export async function holdsLedger(database: Kysely<Schema>): Promise<boolean> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  return tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE);
}

async function migrationsDone(database: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(database);
  return rows.map(({ name }) => name);
}
