import { type Kysely, sql } from 'kysely';
import type { LedgerMigration } from './ledger-migration.ts';

/** Automatic replies are counted by hour and by visitor, too. */
export const replyLimits: LedgerMigration = {
  adds: true,
  async up(database: Kysely<unknown>) {
    for (const table of ['deliveries', 'replied']) {
      await database.schema.alterTable(table).addColumn('visitor', 'integer').execute();
    }
    await database.schema.createIndex('replied_at').on('replied').column('replied_at').execute();
    await database.schema
      .createIndex('deliveries_visitor')
      .on('deliveries')
      .column('queued_at')
      .where(sql.ref('visitor'), 'is not', null)
      .execute();
  },
};
