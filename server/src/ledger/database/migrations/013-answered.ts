import { type Kysely, sql } from 'kysely';
import type { LedgerMigration } from './ledger-migration.ts';

/** How long enquiries waited for an answer is read from an index alone: rows are as long as the words. */
export const answered: LedgerMigration = {
  adds: true,
  async up(database: Kysely<unknown>) {
    await sql`create index enquiries_answered on enquiries (received_at, reference, answered_at)
      where set_aside = 0 and answered_at is not null`.execute(database);
  },
};
