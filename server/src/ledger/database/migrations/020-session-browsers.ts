import type { Kysely } from 'kysely';
import type { LedgerMigration } from './ledger-migration.ts';

/** In which browser a session was begun; empty for those of older servers. */
export const sessionBrowsers: LedgerMigration = {
  adds: true,
  async up(database: Kysely<unknown>) {
    await database.schema
      .alterTable('sessions')
      .addColumn('browser', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
