import type { Kysely } from 'kysely';
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
  const unread = ledger
    .selectFrom('enquiries')
    .select('snoozed_until')
    .where('set_aside', '=', 0)
    .where('stage', '=', 'new')
    .where('read_at', 'is', null)
    .limit(mostCounted + 1);
  // Asked for together, the index of stages would look as good, and lead through all that was read.
  const never = await unread.where('snoozed_until', 'is', null).execute();
  const woken = await unread.where('snoozed_until', '<=', time).execute();
  const number = never.length + woken.length;
  return { number: Math.min(number, mostCounted), orMore: number > mostCounted };
}
