import { createHmac, randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { day } from '../../durations.ts';
import { isNotAhead } from '../database/wrong-clocks.ts';
import type { Schema } from '../schema.ts';

/** So long one key is used: digests tell for that time which deeds came from one network. */
const keptMilliseconds = 90 * day;

/** Of 96 bits, no two networks of a company share one. */
const letters = 16;

/**
 * How networks stand in the log: as digests that lead back to no address without the key, which stands in no
 * backup and no export, and is gone for good once another one is begun. Under the lock of the log.
 */
export async function networkDigests(
  transaction: Transaction<Schema>,
  time: number,
): Promise<(network: string) => string> {
  const kept = await transaction
    .selectFrom('network_keys')
    .select('key')
    .where('begun_at', '>', time - keptMilliseconds)
    .where((row) => isNotAhead(row.ref('begun_at'), time))
    .executeTakeFirst();
  const key = kept?.key ?? (await beginKey(transaction, time));
  return (network) =>
    createHmac('sha256', key).update(network).digest('base64url').slice(0, letters);
}

async function beginKey(transaction: Transaction<Schema>, time: number): Promise<string> {
  const key = randomBytes(32).toString('base64url');
  await transaction.deleteFrom('network_keys').execute();
  await transaction.insertInto('network_keys').values({ id: 1, key, begun_at: time }).execute();
  return key;
}

/** Removes a key whose time is over, though nobody does anything that would begin another one. */
export async function removeOldKey(ledger: Kysely<Schema>, time: number): Promise<void> {
  await ledger
    .deleteFrom('network_keys')
    .where('begun_at', '<=', time - keptMilliseconds)
    .execute();
}
