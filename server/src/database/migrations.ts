import { type Kysely, sql } from 'kysely';
import {
  DEFAULT_MIGRATION_TABLE,
  type Migration,
  type MigrationProvider,
  Migrator,
} from 'kysely/migration';
import { LedgerRefused } from './failure.ts';
import type { Schema } from './schema.ts';

/** Forward only: a change of the tables is a new entry at the end, never an edit of an old one. */
const migrations: Record<string, Migration> = {
  '001-ledger': {
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
  },
  // A primary key can't be widened in SQLite: the rows move to a new table.
  '002-recipients': {
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
  },
  '003-replies': {
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
  },
  '004-jobs': {
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
  },
  '005-digests': {
    async up(database: Kysely<unknown>) {
      await database.schema.alterTable('deliveries').addColumn('digest', 'text').execute();
      await database.schema
        .createIndex('deliveries_delivered')
        .on('deliveries')
        .columns(['recipient', 'delivered_at'])
        .where(sql.ref('delivered_at'), 'is not', null)
        .execute();
      await database.schema
        .createIndex('deliveries_held')
        .on('deliveries')
        .column('recipient')
        .where(sql.ref('lease'), 'is not', null)
        .execute();
      await database.schema
        .createIndex('deliveries_digest')
        .on('deliveries')
        .column('digest')
        .where(sql.ref('digest'), 'is not', null)
        .execute();
    },
  },
  '006-pause': {
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable('pause')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('paused_at', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
};

const provider: MigrationProvider = { getMigrations: async () => migrations };

/**
 * Brings the tables up to date. Safe when several processes start at once: PostgreSQL holds an
 * advisory lock meanwhile, SQLite its write lock.
 * @throws LedgerRefused when a newer version made the tables; else what the database reports;
 *   nothing is half done then
 */
export async function migrate(database: Kysely<Schema>): Promise<void> {
  const { error } = await new Migrator({ db: database, provider }).migrateToLatest();
  if (!error) return;
  // Kysely calls migrations that it doesn't know corrupted; they are only not of this version.
  const done = await migrationsDone(database).catch(() => []);
  if (done.some((name) => !Object.hasOwn(migrations, name))) {
    throw new LedgerRefused(
      'This ledger was made by a newer version of the server. Use that version or a later one.',
    );
  }
  throw error;
}

/** True when the database holds a ledger of whatever version; nothing is written. */
export async function holdsLedger(database: Kysely<Schema>): Promise<boolean> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  return tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE);
}

async function migrationsDone(database: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(database);
  return rows.map(({ name }) => name);
}
