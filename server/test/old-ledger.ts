import { Kysely } from 'kysely';
import { migratorOf } from '../src/ledger/database/migrate.ts';
import { sqliteDialect } from '../src/ledger/database/sqlite.ts';

/**
 * Makes a ledger as an older version of the server left it.
 * @param file where it is made
 * @param latest the last migration that the version knew
 * @param fill writes rows, in the tables of that version
 */
export async function makeOldLedger(
  file: string,
  latest: string,
  fill: (ledger: Kysely<unknown>) => Promise<void>,
): Promise<void> {
  const ledger = new Kysely<unknown>({ dialect: sqliteDialect(file) });
  const { error } = await migratorOf(ledger).migrateTo(latest);
  if (error) throw error;
  await fill(ledger);
  await ledger.destroy();
}
