import type { Channel, DeliveryState, EnquiryState } from '@nokshi/contract/vocabulary.ts';
import { type Kysely, sql } from 'kysely';
import { tryLock } from '../database/advisory-locks.ts';
import { isPostgres } from '../database/is-postgres.ts';
import type { EnquiryRow, Schema } from '../schema.ts';

/** How many deliveries of a channel are in a state. */
export type DeliveryCount = { channel: Channel; state: DeliveryState; number: number };

/** How many enquiries of a form are in a state. */
type EnquiryCount = Pick<EnquiryRow, 'kind'> & { state: EnquiryState; number: number };

/** From the kept counts. */
export async function countDeliveries(ledger: Kysely<Schema>): Promise<DeliveryCount[]> {
  const rows = await ledger
    .selectFrom('delivery_counts')
    .select(['channel', 'state'])
    .select((sum) => sum.fn.sum<number>('number').as('number'))
    .groupBy(['channel', 'state'])
    .execute();
  return rows.map((row) => ({ ...row, number: Number(row.number) }));
}

/** From the kept counts. */
export async function countEnquiries(ledger: Kysely<Schema>): Promise<EnquiryCount[]> {
  const rows = await ledger
    .selectFrom('enquiry_counts')
    .select(['kind', 'state'])
    .select((sum) => sum.fn.sum<number>('number').as('number'))
    .groupBy(['kind', 'state'])
    .execute();
  return rows.map((row) => ({ ...row, number: Number(row.number) }));
}

/**
 * Puts the parts of each count into one row. Only PostgreSQL has parts: there each statement of any
 * server adds what it changes, so that none waits for another's row.
 */
export async function joinCounts(ledger: Kysely<Schema>): Promise<void> {
  if (!isPostgres(ledger)) return;
  await ledger.transaction().execute(async (transaction) => {
    if (!(await tryLock(transaction, 'counts'))) return;
    await sql`with parts as (delete from enquiry_counts returning *)
      insert into enquiry_counts select kind, state, sum(number) from parts group by 1, 2
        having sum(number) <> 0`.execute(transaction);
    await sql`with parts as (delete from delivery_counts returning *)
      insert into delivery_counts select channel, recipient, state, sum(number) from parts
        group by 1, 2, 3 having sum(number) <> 0`.execute(transaction);
  });
}
