import type { Kysely } from 'kysely';
import type { LedgerMigration } from './ledger-migration.ts';

/** One row names the latest migration that a server must know to use the ledger (migrate.ts). */
export const compatibility: LedgerMigration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('compatibility')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('needed_migration', 'text', (column) => column.notNull())
      .execute();
  },
};
