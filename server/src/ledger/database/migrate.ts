import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import type { Schema } from '../schema.ts';
import { columnNames } from './column-names.ts';
import { LedgerRefused } from './failure.ts';
import { migrations } from './migrations/migrations.ts';

/** From this migration on, ledgers say which of the later ones a server must know. */
const firstCompatibility = '011-compatibility';

/** How a database stands to this version: `newer` has been changed by a later one, and can be used. */
type MigrationState = 'empty' | 'older' | 'current' | 'newer';

/** @throws LedgerRefused when a later version has changed the tables so that this one can't use them */
export async function migrationStateOf(ledger: Kysely<Schema>): Promise<MigrationState> {
  const done = (await holdsLedger(ledger)) ? await migrationsDone(ledger) : [];
  if (done.length === 0) return 'empty';
  const isLacking = Object.keys(migrations).some((name) => !done.includes(name));
  if (done.every(isKnown)) return isLacking ? 'older' : 'current';
  if (isLacking || !isKnown(await neededMigration(ledger))) {
    throw new LedgerRefused(
      'This ledger was changed by a newer version of the server, and older ones can’t use it any more. Use that version or a later one.',
    );
  }
  return 'newer';
}

/** A new ledger has all migrations within much less, on a slow disk, too. */
const migratedAtOnceMilliseconds = 60_000;

/**
 * Brings the tables up to date. Safe when several processes start at once, of several versions, too:
 * PostgreSQL holds an advisory lock meanwhile, SQLite its write lock.
 * @throws LedgerRefused as migrationStateOf(); else what the database reports; nothing is half done then
 */
export async function migrate(ledger: Kysely<Schema>): Promise<void> {
  const { error } = await migratorOf(ledger).migrateToLatest();
  if (!error) return;
  // Kysely calls migrations that it doesn't know corrupted; they are only of a later version.
  const state = await migrationStateOf(ledger);
  if (state !== 'current' && state !== 'newer') throw error;
}

/** True when the database holds a ledger of whatever version; nothing is written. */
export async function holdsLedger(database: Kysely<Schema>): Promise<boolean> {
  return (await columnNames(database, DEFAULT_MIGRATION_TABLE)).length > 0;
}

/** Migrates one step at a time; each that older servers must know is noted in its own transaction. */
export function migratorOf<Tables>(db: Kysely<Tables>): Migrator {
  const noted = Object.entries(migrations).map(([name, { up, adds }]): [string, Migration] => [
    name,
    {
      up: async (ledger) => {
        await up(ledger);
        if (!adds && name >= firstCompatibility) await need(ledger, name);
      },
    },
  ]);
  return new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(noted) },
  });
}

/** Whether the tables were brought up to date since they were made: an older version filled them. */
export async function wasOlder(ledger: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ first: string; last: string }>`
    select min(timestamp) as first, max(timestamp) as last
      from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(ledger);
  const [{ first, last } = { first: '', last: '' }] = rows;
  return Date.parse(last) - Date.parse(first) > migratedAtOnceMilliseconds;
}

const isKnown = (name: string): boolean => Object.hasOwn(migrations, name);

async function need(ledger: Kysely<Schema>, name: string): Promise<void> {
  await ledger
    .insertInto('compatibility')
    .values({ id: 1, needed_migration: name })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ needed_migration: name }))
    .execute();
}

async function neededMigration(ledger: Kysely<Schema>): Promise<string> {
  const row = await ledger
    .selectFrom('compatibility')
    .select('needed_migration')
    .executeTakeFirst();
  return row?.needed_migration ?? '';
}

async function migrationsDone(ledger: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(ledger);
  return rows.map(({ name }) => name);
}
