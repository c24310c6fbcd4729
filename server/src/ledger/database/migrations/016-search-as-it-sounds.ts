import { type Kysely, sql } from 'kysely';
import type { LedgerMigration } from './ledger-migration.ts';

/**
 * The words that the search compares are folded to what they sound like, so its index is filled anew. An older
 * server beside it still searches; it finds less until it is stopped.
 */
export const searchAsItSounds: LedgerMigration = {
  adds: true,
  async up(database: Kysely<unknown>) {
    await sql`delete from search_trigrams`.execute(database);
    await sql`delete from search_rows`.execute(database);
    await sql`insert into search_queue select received_at, reference from enquiries where true
      on conflict do nothing`.execute(database);
  },
};
