import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';
import { isPostgres } from './is-postgres.ts';

/**
 * The columns of a table; none where there is no such table. Of one table alone: Kysely's introspection
 * looks through all of PostgreSQL's own as well, which takes longer than all else that opens a ledger.
 */
export async function columnNames(ledger: Kysely<Schema>, table: string): Promise<string[]> {
  const { rows } = await (isPostgres(ledger)
    ? sql<{ name: string }>`select attname as name from pg_attribute
        where attrelid = to_regclass(${table}) and attnum > 0 and not attisdropped`
    : sql<{ name: string }>`select name from pragma_table_info(${table})`
  ).execute(ledger);
  return rows.map(({ name }) => name);
}
