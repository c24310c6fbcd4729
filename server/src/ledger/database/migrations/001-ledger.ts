import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const ledger: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('enquiries')
      .addColumn('reference', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('signals', 'text', (column) => column.notNull())
      .addColumn('received_at', 'bigint', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('company', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('phone', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('software', 'text', (column) => column.notNull())
      .addColumn('consent', 'integer', (column) => column.notNull())
      .addColumn('consent_wording', 'text', (column) => column.notNull())
      .addColumn('page', 'text', (column) => column.notNull())
      .addColumn('referrer', 'text', (column) => column.notNull())
      .addColumn('campaign', 'text', (column) => column.notNull())
      .execute();
    await database.schema
      .createIndex('enquiries_received')
      .on('enquiries')
      .column('received_at')
      .execute();
    await database.schema
      .createIndex('enquiries_status')
      .on('enquiries')
      .column('status')
      .execute();

    await database.schema
      .createTable('intents')
      .addColumn('intent', 'text', (column) => column.primaryKey())
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .addColumn('reference', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint')
      .execute();
    await database.schema
      .createIndex('intents_reference')
      .on('intents')
      .column('reference')
      .execute();

    await database.schema
      .createTable('deliveries')
      .addColumn('reference', 'text', (column) =>
        column.notNull().references('enquiries.reference').onDelete('cascade'),
      )
      .addColumn('channel', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('due_at', 'bigint', (column) => column.notNull())
      .addColumn('lease', 'text')
      .addColumn('queued_at', 'bigint', (column) => column.notNull())
      .addColumn('first_attempt_at', 'bigint')
      .addColumn('delivered_at', 'bigint')
      .addColumn('last_error', 'text')
      .addPrimaryKeyConstraint('deliveries_key', ['reference', 'channel'])
      .execute();
    await database.schema
      .createIndex('deliveries_waiting')
      .on('deliveries')
      .columns(['state', 'due_at'])
      .execute();

    await database.schema
      .createTable('heartbeat')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('beat_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
