import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Action, Schema } from '../schema.ts';

/** What somebody did; `version` where it made one of an enquiry. */
export type Deed = Pick<Schema['desk_log'], 'author' | 'action' | 'detail' | 'reference'> & {
  version?: number;
};

/** What was done to an enquiry, as people read it. */
export type DescribedDeed = { author: string; action: Action; detail: string | null; at: string };

/** Notes what was done. No word of a visitor may stand in it: it outlives what they wrote. */
export const noteDeed = (ledger: Kysely<Schema>, deed: Deed, time: number): Promise<void> =>
  noteDeeds(ledger, [deed], time);

/** The same for several deeds, at least one. */
export async function noteDeeds(
  ledger: Kysely<Schema>,
  deeds: readonly Deed[],
  time: number,
): Promise<void> {
  await ledger
    .insertInto('desk_log')
    .values(deeds.map((deed) => ({ id: randomUUID(), done_at: time, version: null, ...deed })))
    .execute();
}

/** What was done to an enquiry since a version of it, in that order. */
export async function deedsSince(
  ledger: Kysely<Schema>,
  { reference, version }: { reference: string; version: number },
): Promise<DescribedDeed[]> {
  const rows = await ledger
    .selectFrom('desk_log')
    .select(['author', 'action', 'detail', 'done_at', 'version'])
    .where('reference', '=', reference)
    .where('version', '>', version)
    .execute();
  return rows
    .sort((one, other) => Number(one.version) - Number(other.version))
    .map(({ author, action, detail, done_at }) => ({
      author,
      action,
      detail,
      at: new Date(done_at).toISOString(),
    }));
}
