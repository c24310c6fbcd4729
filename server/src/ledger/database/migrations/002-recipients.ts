import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A primary key can't be widened in SQLite: the rows move to a new table. */
export const recipients: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('deliveries_by_recipient')
      .addColumn('reference', 'text', (column) =>
        column.notNull().references('enquiries.reference').onDelete('cascade'),
      )
      .addColumn('channel', 'text', (column) => column.notNull())
      .addColumn('recipient', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('due_at', 'bigint', (column) => column.notNull())
      .addColumn('lease', 'text')
      .addColumn('queued_at', 'bigint', (column) => column.notNull())
      .addColumn('first_attempt_at', 'bigint')
      .addColumn('delivered_at', 'bigint')
      .addColumn('last_error', 'text')
      .addPrimaryKeyConstraint('deliveries_recipient_key', ['reference', 'channel', 'recipient'])
      .execute();
    const kept = sql`reference, channel, state, attempts, due_at, lease, queued_at,
      first_attempt_at, delivered_at, last_error`;
    await sql`insert into deliveries_by_recipient (${kept}) select ${kept} from deliveries`.execute(
      database,
    );
    await database.schema.dropTable('deliveries').execute();
    await database.schema.alterTable('deliveries_by_recipient').renameTo('deliveries').execute();
    await database.schema
      .createIndex('deliveries_waiting')
      .on('deliveries')
      .columns(['state', 'channel', 'due_at', 'queued_at'])
      .execute();
  },
};
