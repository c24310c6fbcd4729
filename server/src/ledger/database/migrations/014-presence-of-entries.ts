import type { Kysely } from 'kysely';
import type { LedgerMigration } from './ledger-migration.ts';

/** A page may have an entry of the site's words open, such as products/POS, instead of an enquiry. */
export const presenceOfEntries: LedgerMigration = {
  adds: true,
  async up(database: Kysely<unknown>) {
    await database.schema.alterTable('presence').addColumn('entry', 'text').execute();
  },
};
