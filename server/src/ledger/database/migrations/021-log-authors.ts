import type { Kysely } from 'kysely';
import type { LedgerMigration } from './ledger-migration.ts';

/** Whose account did what stands in the log, and from which network; entries of older servers have neither. */
export const logAuthors: LedgerMigration = {
  adds: true,
  async up(database: Kysely<unknown>) {
    for (const name of ['author_email', 'network']) {
      await database.schema.alterTable('desk_log').addColumn(name, 'text').execute();
    }
    await database.schema
      .createTable('network_keys')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('begun_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
