import type { Kysely } from 'kysely';
import type { Schema } from '../../schema.ts';
import type { LedgerMigration } from './ledger-migration.ts';

/**
 * Users who are made at the desk: by links, as owner, editor or sales. Whoever was `staff` did what sales
 * do. An older server beside it works on, and takes an editor for one of its staff.
 */
export const usersAtTheDesk: LedgerMigration = {
  adds: true,
  async up(database: Kysely<unknown>) {
    await database.schema.alterTable('users').addColumn('used_at', 'bigint').execute();
    await database.schema.alterTable('sessions').addColumn('confirmed_at', 'bigint').execute();
    await database.schema
      .createTable('access_links')
      .addColumn('email', 'text', (column) => column.primaryKey())
      .addColumn('digest', 'text', (column) => column.notNull())
      .addColumn('role', 'text')
      .addColumn('made_by', 'text', (column) => column.notNull())
      .addColumn('maker', 'text', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .execute();
    await database.schema
      .createIndex('access_links_digest')
      .on('access_links')
      .column('digest')
      .unique()
      .execute();
    await database.schema
      .createTable('second_factor_demand')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('demanded_at', 'bigint', (column) => column.notNull())
      .execute();
    await (database as Kysely<Schema>)
      .updateTable('users')
      .set({ role: 'sales' })
      .where('role', 'not in', ['owner', 'editor', 'sales'])
      .execute();
  },
};
