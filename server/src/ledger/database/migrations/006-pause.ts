import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const pause: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('pause')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('paused_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
