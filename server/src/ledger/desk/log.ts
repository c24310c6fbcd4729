import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/** What somebody did. */
export type Deed = Pick<Schema['desk_log'], 'author' | 'action' | 'detail' | 'reference'>;

/** Notes what was done. No word of a visitor may stand in it: it outlives what they wrote. */
export async function noteDeed(ledger: Kysely<Schema>, deed: Deed, time: number): Promise<void> {
  await ledger
    .insertInto('desk_log')
    .values({ id: randomUUID(), done_at: time, ...deed })
    .execute();
}
