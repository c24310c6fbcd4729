import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';

/** Beyond that, nobody wants to know how many exactly. */
const mostCounted = 100;

/**
 * How many enquiries of the inbox nobody has opened.
 * @param time of the clock that all servers share
 */
export async function countUnread(
  ledger: Kysely<Schema>,
  time: number,
): Promise<{ number: number; orMore: boolean }> {
  const rows = await ledger
    .selectFrom('enquiries')
    .select('snoozed_until')
    // As the index says it.
    .where('set_aside', '=', sql.lit(0))
    .where('stage', '=', sql.lit('new' as const))
    .where('read_at', 'is', null)
    .where((row) => row.or([row('snoozed_until', 'is', null), row('snoozed_until', '<=', time)]))
    .limit(mostCounted + 1)
    .execute();
  return { number: Math.min(rows.length, mostCounted), orMore: rows.length > mostCounted };
}
