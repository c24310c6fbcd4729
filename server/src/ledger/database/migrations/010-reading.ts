import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { LedgerMigration } from './ledger-migration.ts';
import { postgresTriggers } from './reading-triggers-postgres.ts';
import { sqliteTriggers } from './reading-triggers-sqlite.ts';

/**
 * What people's reading needs: indexes for each question, counts that are kept instead of counted,
 * and the index of the search. Triggers keep states and counts, so that they are right whoever
 * writes, servers of an older version included.
 */
export const reading: LedgerMigration = {
  async up(database: Kysely<unknown>) {
    const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter;
    await addColumns(database);
    await addIndexes(database);
    await addCounts(database);
    await addSearch(database, isPostgres);
    for (const statement of isPostgres ? postgresTriggers : sqliteTriggers) {
      await sql.raw(statement).execute(database);
    }
  },
};

async function addColumns(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('enquiries')
    .addColumn('language', 'text', (column) => column.notNull().defaultTo('en'))
    .execute();
  await database.schema
    .alterTable('enquiries')
    .addColumn('delivery_state', 'text', (column) => column.notNull().defaultTo('delivered'))
    .execute();
  for (const state of ['queued', 'parked']) {
    await sql`update enquiries set delivery_state = ${state}
      where reference in (select reference from deliveries where state = ${state})`.execute(
      database,
    );
  }
}

async function addIndexes(database: Kysely<unknown>): Promise<void> {
  await database.schema.dropIndex('enquiries_received').execute();
  const byTime = ['received_at', 'reference'];
  const indexes: Record<string, string[]> = {
    enquiries_received: [],
    enquiries_state: ['set_aside', 'delivery_state'],
    enquiries_kind: ['kind'],
    enquiries_language: ['language'],
    enquiries_page: ['page'],
  };
  for (const [name, columns] of Object.entries(indexes)) {
    await database.schema
      .createIndex(name)
      .on('enquiries')
      .columns([...columns, ...byTime])
      .execute();
  }
  await database.schema
    .createIndex('enquiries_campaign')
    .on('enquiries')
    .columns(['campaign', ...byTime])
    .where(sql.ref('campaign'), '<>', sql.lit(''))
    .execute();
  await sql`create index deliveries_next on deliveries (state,
    (case when due_at > queued_at then due_at else queued_at end), reference, channel, recipient)
    where state in ('queued', 'parked')`.execute(database);
}

async function addCounts(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('enquiry_counts')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('number', 'bigint', (column) => column.notNull())
    .execute();
  await sql`insert into enquiry_counts
    select kind, case when set_aside = 1 then 'set-aside' else delivery_state end as state, count(*)
    from enquiries group by 1, 2`.execute(database);
  await database.schema
    .createTable('delivery_counts')
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('number', 'bigint', (column) => column.notNull())
    .execute();
  await sql`insert into delivery_counts select channel, recipient, state, count(*)
    from deliveries group by 1, 2, 3`.execute(database);
}

async function addSearch(database: Kysely<unknown>, isPostgres: boolean): Promise<void> {
  await database.schema
    .createTable('search_rows')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) =>
      column.notNull().unique().references('enquiries.reference').onDelete('cascade'),
    )
    .addColumn('words', 'text', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('search_trigrams')
    .addColumn('block', 'integer', (column) => column.notNull())
    .addColumn('trigram', 'integer', (column) => column.notNull())
    .addColumn('members', isPostgres ? 'bytea' : 'blob', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_trigrams_key', ['block', 'trigram'])
    .$call((table) => (isPostgres ? table : table.modifyEnd(sql`without rowid`)))
    .execute();
  await database.schema
    .createTable('search_queue')
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_queue_key', ['received_at', 'reference'])
    .$call((table) => (isPostgres ? table : table.modifyEnd(sql`without rowid`)))
    .execute();
  await sql`insert into search_queue select received_at, reference from enquiries`.execute(
    database,
  );
}
