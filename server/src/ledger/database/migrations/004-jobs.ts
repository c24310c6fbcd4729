import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const jobs: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('jobs')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('due_at', 'bigint', (column) => column.notNull())
      .addColumn('ran_at', 'bigint')
      .execute();
    await database.schema
      .createTable('set_aside')
      .addColumn('reference', 'text', (column) =>
        column.notNull().references('enquiries.reference').onDelete('cascade'),
      )
      .addColumn('recipient', 'text', (column) => column.notNull())
      .addColumn('mail', 'text', (column) => column.notNull())
      .addColumn('sent_at', 'bigint')
      .addPrimaryKeyConstraint('set_aside_key', ['reference', 'recipient'])
      .execute();
    await database.schema
      .createIndex('set_aside_unsent')
      .on('set_aside')
      .columns(['recipient', 'sent_at'])
      .execute();
  },
};
