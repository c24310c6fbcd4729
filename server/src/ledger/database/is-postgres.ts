import { type Kysely, PostgresAdapter } from 'kysely';
import type { Schema } from '../schema.ts';

/** Whether a ledger stands in PostgreSQL; else it is a SQLite file. */
export const isPostgres = (ledger: Kysely<Schema>): boolean =>
  ledger.getExecutor().adapter instanceof PostgresAdapter;
