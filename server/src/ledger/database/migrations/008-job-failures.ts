import type { Kysely } from 'kysely';
import type { LedgerMigration } from './ledger-migration.ts';

/** A job says when and why it failed; a mail about what is set aside, why it was given up. */
export const jobFailures: LedgerMigration = {
  adds: true,
  async up(database: Kysely<unknown>) {
    await database.schema.alterTable('jobs').addColumn('failed_at', 'bigint').execute();
    await database.schema.alterTable('jobs').addColumn('last_error', 'text').execute();
    await database.schema.alterTable('set_aside_notices').addColumn('refusal', 'text').execute();
  },
};
