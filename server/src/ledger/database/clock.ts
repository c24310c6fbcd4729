import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';
import type { Database } from './database.ts';

/**
 * The time that all servers of a ledger agree on, in milliseconds since 1970: SQLite has one server,
 * PostgreSQL has a clock, from which this machine's may be off.
 * @param now this server's own time
 */
export async function sharedTime(
  kind: Database['kind'],
  ledger: Kysely<Schema>,
  now: number,
): Promise<number> {
  if (kind === 'sqlite') return now;
  const before = Date.now();
  const { rows } = await sql<{ time: number }>`
    select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as time`.execute(ledger);
  const after = Date.now();
  const time = rows[0]?.time ?? after;
  // Between asking and hearing, any time is right: only what lies outside is a difference.
  return now + time - Math.min(Math.max(time, before), after);
}
