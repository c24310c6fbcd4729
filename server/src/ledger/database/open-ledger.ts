import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { Kysely } from 'kysely';
import { minute } from '../../durations.ts';
import type { Log } from '../../log.ts';
import type { Schema } from '../schema.ts';
import { LedgerRefused } from './failure.ts';
import { demandFieldColumns } from './field-columns.ts';
import { type LedgerSettings, ledgerFile } from './ledger-name.ts';
import { migrate, migrationStateOf } from './migrate.ts';
import { type Limits, migrationLimits, postgresDialect, servingLimits } from './postgres.ts';
import { sqliteDialect } from './sqlite.ts';
import { withLockDeadline } from './sqlite-driver.ts';

/**
 * Who opens a ledger: a server makes it and its folder, and brings it up to date; `restore` makes one
 * in a folder that exists; any other command uses what stands there, if it is of its own version.
 */
export type Opener = 'server' | 'restore' | 'command';

/** How long a migration waits for another process to give up SQLite's write lock. */
const migrationPatienceMilliseconds = minute;

/**
 * Opens the ledger and brings it up to date, as far as its opener may.
 * @throws LedgerRefused when there is none, or one that this version can't use; else what the
 *   database or the operating system reports
 */
export async function openLedger(
  settings: LedgerSettings,
  opener: Opener,
  log: Log,
): Promise<Kysely<Schema>> {
  const { DATABASE_URL } = settings;
  if (!DATABASE_URL) demandFile(ledgerFile(settings.DATA_DIR), opener);
  const ledger = connect(settings, servingLimits, log);
  try {
    const standing = await migrationStateOf(ledger);
    const mayMigrate = opener === 'server' || (opener === 'restore' && standing === 'empty');
    if (standing === 'empty' || standing === 'older') {
      if (!mayMigrate) throw new LedgerRefused(refusals[standing](settings));
      await migrateAlone(connect(settings, migrationLimits, log));
    } else if (standing === 'newer' && opener !== 'server') {
      throw new LedgerRefused(refusals.newer());
    }
    await demandFieldColumns(ledger);
    return ledger;
  } catch (failure) {
    await ledger.destroy().catch(() => undefined);
    throw failure;
  }
}

/**
 * The ledger over connections of their own, as it stands.
 * @param limits what PostgreSQL is held to
 */
export function connect(
  { DATABASE_URL, DATA_DIR }: LedgerSettings,
  limits: Limits,
  log: Log,
): Kysely<Schema> {
  if (!DATABASE_URL) return new Kysely({ dialect: sqliteDialect(ledgerFile(DATA_DIR)) });
  const onLost = (err: Error) => log.warn({ event: 'database.connection-lost', err });
  return new Kysely({ dialect: postgresDialect(DATABASE_URL, limits, onLost) });
}

/** Over a connection of its own: a migration may take longer than anything a visitor waits for. */
async function migrateAlone(connection: Kysely<Schema>): Promise<void> {
  const deadline = performance.now() + migrationPatienceMilliseconds;
  try {
    await withLockDeadline(deadline, () => migrate(connection));
  } finally {
    await connection.destroy();
  }
}

/** The message about a ledger that a command may neither use nor change. */
const refusals = {
  empty: (settings: LedgerSettings) =>
    settings.DATABASE_URL
      ? 'The database of DATABASE_URL holds no ledger.'
      : `${ledgerFile(settings.DATA_DIR)} is no ledger.`,
  older: () =>
    'This ledger is of an older version. Start the server of this version once: that brings it up to date.',
  newer: () =>
    'This ledger was changed by a newer version of the server. Use the command of that version or a later one.',
};

/** @throws LedgerRefused when the file or its folder is missing and may not be made */
function demandFile(file: string, opener: Opener): void {
  const folder = resolve(file, '..');
  if (opener !== 'server' && !existsSync(folder)) {
    throw new LedgerRefused(`There is no folder ${folder}. DATA_DIR names the ledger's folder.`);
  }
  if (opener === 'command' && !existsSync(file)) {
    throw new LedgerRefused(`There is no ledger in ${folder}. DATA_DIR names its folder.`);
  }
}
