import type { Kysely } from 'kysely';
import type { LedgerMigration } from './ledger-migration.ts';

/**
 * For how long enquiries are kept, and what an owner has agreed to. An older server beside it goes on
 * deleting by the number of its own content, as it always did.
 */
export const retention: LedgerMigration = {
  adds: true,
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('retention')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('kept_days', 'integer', (column) => column.notNull())
      .addColumn('agreed_days', 'integer')
      .addColumn('agreed_at', 'bigint')
      .addColumn('agreed_by', 'text')
      .execute();
  },
};
