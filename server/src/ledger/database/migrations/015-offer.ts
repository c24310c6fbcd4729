import type { Kysely } from 'kysely';
import type { LedgerMigration } from './ledger-migration.ts';

/** The address of the offer that an enquiry is about. */
export const offer: LedgerMigration = {
  adds: true,
  async up(database: Kysely<unknown>) {
    await database.schema
      .alterTable('enquiries')
      .addColumn('offer', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
