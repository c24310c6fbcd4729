import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';
import { isPostgres } from './is-postgres.ts';

/**
 * How far the clock that all servers of a ledger agree on is ahead of this machine's, in
 * milliseconds: SQLite has one server, whose clock it is; PostgreSQL has a clock of its own.
 */
async function sharedClockAhead(ledger: Kysely<Schema>): Promise<number> {
  if (!isPostgres(ledger)) return 0;
  const before = Date.now();
  const { rows } = await sql<{ time: number }>`
    select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as time`.execute(ledger);
  const after = Date.now();
  const time = rows[0]?.time ?? after;
  // Between asking and hearing, any time is right: only what lies outside is a difference.
  return time - Math.min(Math.max(time, before), after);
}

/**
 * The time that all servers of a ledger agree on, in milliseconds since 1970. Whatever is written
 * into the ledger as a time, or compared with one, is made of it.
 * @param now this server's own time
 */
export const sharedTime = async (ledger: Kysely<Schema>, now: number): Promise<number> =>
  now + (await sharedClockAhead(ledger));

/** So long an offset is taken as found: clocks drift by far less than they are read apart meanwhile. */
const freshMilliseconds = 10_000;

/** A step of this machine's clock; what is smaller is its being slewed. */
const stepMilliseconds = 100;

/** `sharedClockAhead`, asked for each few seconds instead of each time, and when this clock was set. */
export class ClockOffset {
  #measured: { ahead: number; at: number; offset: number } | undefined;

  async ahead(ledger: Kysely<Schema>): Promise<number> {
    const at = performance.now();
    const offset = Date.now() - at;
    const isFresh =
      this.#measured &&
      at - this.#measured.at < freshMilliseconds &&
      Math.abs(offset - this.#measured.offset) < stepMilliseconds;
    if (!isFresh) this.#measured = { ahead: await sharedClockAhead(ledger), at, offset };
    return this.#measured?.ahead ?? 0;
  }
}
