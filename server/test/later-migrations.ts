import { type Kysely, sql } from 'kysely';
import type { LedgerMigration } from '../src/ledger/database/migrations/ledger-migration.ts';

/** What a later version may do to a ledger, on PostgreSQL. */
export const laterMigrations = {
  /** Adds a column, an index and a table. */
  adds: {
    adds: true,
    async up(database: Kysely<unknown>) {
      const { schema } = database;
      await schema
        .alterTable('enquiries')
        .addColumn('later', 'text', (column) => column.notNull().defaultTo('later'))
        .execute();
      await schema.createIndex('later_index').on('enquiries').column('later').execute();
      await schema.createTable('later').addColumn('id', 'integer').execute();
    },
  },
  /** Takes a column away that this version writes. */
  changes: {
    async up(database: Kysely<unknown>) {
      await database.schema.alterTable('intents').renameColumn('fingerprint', 'digest').execute();
    },
  },
  /** Lasts longer than any statement of a server may. */
  slow: {
    adds: true,
    async up(database: Kysely<unknown>) {
      await sql`select pg_sleep(7)`.execute(database);
    },
  },
} satisfies Record<string, LedgerMigration>;
