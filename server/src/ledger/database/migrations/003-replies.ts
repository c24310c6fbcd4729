import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const replies: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('replied')
      .addColumn('address', 'text', (column) => column.primaryKey())
      .addColumn('reference', 'text', (column) =>
        column.notNull().references('enquiries.reference').onDelete('cascade'),
      )
      .addColumn('replied_at', 'bigint', (column) => column.notNull())
      .execute();
    await database.schema
      .createIndex('replied_reference')
      .on('replied')
      .column('reference')
      .execute();
  },
};
