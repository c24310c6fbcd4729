import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const digests: Migration = {
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
};
