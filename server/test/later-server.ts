/**
 * The server of a later version: the present one with a migration more, which `LATER_MIGRATION` names.
 * On PostgreSQL.
 */
import { type Kysely, sql } from 'kysely';
import type { LedgerMigration } from '../src/ledger/database/migrations/ledger-migration.ts';
import { migrations } from '../src/ledger/database/migrations/migrations.ts';

const later: Record<string, LedgerMigration> = {
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
};

const name = process.env['LATER_MIGRATION'] ?? '';
Object.assign(migrations, { [`900-${name}`]: later[name] });
await import('../src/server.ts');
