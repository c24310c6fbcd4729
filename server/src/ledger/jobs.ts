import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** The job that deletes enquiries which are older than the privacy policy says. */
export const retentionName = 'retention';

/** @returns when a job was done last, in milliseconds since 1970; null for never */
export async function lastRunOf(ledger: Kysely<Schema>, name: string): Promise<number | null> {
  const row = await ledger
    .selectFrom('jobs')
    .select('ran_at')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.ran_at ?? null;
}
