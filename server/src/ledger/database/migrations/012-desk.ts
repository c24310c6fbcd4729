import { type Kysely, sql } from 'kysely';
import type { LedgerMigration } from './ledger-migration.ts';

/**
 * What people at the desk make of enquiries, and who they are. Servers that don't know it work on:
 * what they keep is new, and what they forget takes its notes along.
 */
export const desk: LedgerMigration = {
  adds: true,
  async up(database: Kysely<unknown>) {
    await addWork(database);
    await addUsers(database);
    await addNotes(database);
    await addPresence(database);
    await addSavedReplies(database);
  },
};

async function addWork(database: Kysely<unknown>): Promise<void> {
  const columns = [
    ['stage', 'text', 'new'],
    ['version', 'integer', 1],
  ] as const;
  for (const [name, type, initial] of columns) {
    await database.schema
      .alterTable('enquiries')
      .addColumn(name, type, (column) => column.notNull().defaultTo(initial))
      .execute();
  }
  for (const name of ['read_at', 'answered_at', 'snoozed_until'] as const) {
    await database.schema.alterTable('enquiries').addColumn(name, 'bigint').execute();
  }
  await database.schema.alterTable('enquiries').addColumn('assignee', 'text').execute();
  const byTime = ['received_at', 'reference'];
  await database.schema
    .createIndex('enquiries_stage')
    .on('enquiries')
    .columns(['set_aside', 'stage', ...byTime])
    .execute();
  await database.schema
    .createIndex('enquiries_assignee')
    .on('enquiries')
    .columns(['assignee', ...byTime])
    .where(sql.ref('assignee'), 'is not', null)
    .execute();
  await database.schema
    .createIndex('enquiries_unread')
    .on('enquiries')
    .columns(['set_aside', 'stage', 'snoozed_until'])
    .where(sql.ref('read_at'), 'is', null)
    .execute();
  await database.schema
    .createIndex('enquiries_snoozed')
    .on('enquiries')
    .columns(['snoozed_until', 'reference'])
    .where(sql.ref('snoozed_until'), 'is not', null)
    .execute();
}

async function addUsers(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('users')
    .addColumn('email', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('password', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull().defaultTo('en'))
    .addColumn('digest_mail', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('digest_at', 'bigint')
    .addColumn('totp_secret', 'text')
    .addColumn('totp_step', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('recovery_codes')
    .addColumn('digest', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) =>
      column.notNull().references('users.email').onDelete('cascade'),
    )
    .execute();
  await database.schema
    .createIndex('recovery_codes_email')
    .on('recovery_codes')
    .column('email')
    .execute();
  for (const table of ['sessions', 'devices'] as const) {
    await database.schema
      .createTable(table)
      .addColumn('digest', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) =>
        column.notNull().references('users.email').onDelete('cascade'),
      )
      .addColumn('began_at', 'bigint', (column) => column.notNull())
      .addColumn('seen_at', 'bigint', (column) => column.notNull())
      .execute();
    await database.schema.createIndex(`${table}_email`).on(table).column('email').execute();
  }
  await database.schema
    .createTable('sign_in_tries')
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('counted', 'text', (column) => column.notNull())
    .addColumn('tried_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('sign_in_tries_key', ['counted', 'tried_at', 'id'])
    .execute();
}

async function addNotes(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('notes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) =>
      column.notNull().references('enquiries.reference').onDelete('cascade'),
    )
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('written_at', 'bigint', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute();
  await database.schema.createIndex('notes_reference').on('notes').column('reference').execute();
  await database.schema
    .createTable('desk_log')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('done_at', 'bigint', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('detail', 'text')
    .addColumn('version', 'integer')
    .addColumn('reference', 'text', (column) =>
      column.references('enquiries.reference').onDelete('cascade'),
    )
    .execute();
  await database.schema
    .createIndex('desk_log_done')
    .on('desk_log')
    .columns(['done_at', 'id'])
    .execute();
  await database.schema
    .createIndex('desk_log_reference')
    .on('desk_log')
    .column('reference')
    .execute();
}

async function addPresence(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('presence')
    .addColumn('stream', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) =>
      column.notNull().references('users.email').onDelete('cascade'),
    )
    .addColumn('reference', 'text', (column) =>
      column.references('enquiries.reference').onDelete('cascade'),
    )
    .addColumn('writing', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .execute();
  for (const column of ['email', 'reference'] as const) {
    await database.schema.createIndex(`presence_${column}`).on('presence').column(column).execute();
  }
}

async function addSavedReplies(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('saved_replies')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .execute();
}
