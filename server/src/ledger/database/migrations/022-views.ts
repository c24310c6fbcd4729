import type { Kysely } from 'kysely';
import type { LedgerMigration } from './ledger-migration.ts';

/** How often pages were viewed, by day: numbers, and nothing of whoever viewed them; and for how long they are kept. */
export const views: LedgerMigration = {
  adds: true,
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('views')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('number', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('views_key', ['day', 'kind', 'name'])
      .execute();
    await database.schema
      .createTable('views_kept')
      .addColumn('days', 'integer', (column) => column.primaryKey())
      .addColumn('left_at', 'bigint')
      .execute();
  },
};
