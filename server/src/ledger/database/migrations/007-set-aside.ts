import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What looks like spam is set aside, in one word everywhere; lists are read by time. */
export const setAside: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .alterTable('enquiries')
      .addColumn('set_aside', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`update enquiries set set_aside = 1 where status = 'quarantined'`.execute(database);
    await database.schema.dropIndex('enquiries_status').execute();
    await database.schema.alterTable('enquiries').dropColumn('status').execute();
    await database.schema
      .createIndex('enquiries_listed')
      .on('enquiries')
      .columns(['set_aside', 'received_at', 'reference'])
      .execute();
    await database.schema.alterTable('set_aside').renameTo('set_aside_notices').execute();
    await sql`update deliveries set state = 'withheld' where state = 'dropped'`.execute(database);
  },
};
