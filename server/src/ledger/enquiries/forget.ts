import { emailKey } from '@nokshi/forms/email.ts';
import { isPhone } from '@nokshi/forms/phone.ts';
import { phonesIn } from '@nokshi/forms/phone-numbers.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { type Leftovers, overwriteDeleted } from '../overwriting/overwrite.ts';
import type { Schema } from '../schema.ts';
import { removeInBatches } from './remove-in-batches.ts';

/** The counts of what `forget` removed. */
export type Forgotten = {
  references: string[];
  deliveries: number;
  intents: number;
  leftovers: Leftovers;
};

/** Thrown when some enquiries are removed and the others are not: to be begun again. */
export class ForgettingBrokenOff extends Error {
  override name = 'ForgettingBrokenOff';
}

/** For one transaction: a visitor whose enquiry comes meanwhile hardly waits. */
const batchMilliseconds = 50;

/**
 * Removes every trace of a person or of one enquiry: the enquiry, its deliveries, the digests that
 * recognise a repetition, or an address that had its automatic reply (these go with the enquiry, by
 * their foreign key). Mails are made when they are sent, so no copy of a mail stands anywhere.
 *
 * It reaches the enquiries that were there when it began. They go in many transactions: what is broken
 * off may be begun again, and the server overwrites what went already.
 * @param whom an email address in any spelling that reads alike, a phone number in any spelling, or a reference
 * @throws ForgettingBrokenOff when the database failed in the middle; DatabaseUnavailable before that
 */
export async function forget(database: Database, whom: string): Promise<Forgotten> {
  const references = await database.use((ledger) => referencesOf(ledger, whom));
  const removed = { enquiries: 0, deliveries: 0, intents: 0 };
  try {
    for await (const batch of removeInBatches(database, batchMilliseconds, async (_, most) =>
      references.slice(removed.enquiries, removed.enquiries + most),
    )) {
      removed.enquiries += batch.enquiries;
      removed.deliveries += batch.deliveries;
      removed.intents += batch.intents;
    }
  } catch (failure) {
    if (removed.enquiries === 0) throw failure;
    throw new ForgettingBrokenOff(
      `Broken off: ${removed.enquiries} of ${references.length} enquiries are removed. Type the same again for the others.`,
      { cause: failure },
    );
  }
  // The rows are gone by now, whatever becomes of this; it throws on SQLite alone.
  const leftovers = await overwriteDeleted(database).catch(() => ({ in: 'files' as const }));
  return { references, deliveries: removed.deliveries, intents: removed.intents, leftovers };
}

/** The references of what `whom` means, read as `forget` says. */
function referencesOf(ledger: Kysely<Schema>, whom: string): Promise<string[]> {
  if (isPhone(whom)) {
    const wanted = phonesIn(whom);
    return referencesWhere(ledger, 'phone', (phone) =>
      phonesIn(phone).some((number) => wanted.includes(number)),
    );
  }
  if (!whom.includes('@')) return referencesWhere(ledger, 'reference', isSame(whom.toUpperCase()));
  const isSameAddress = isSame(emailKey(whom));
  return referencesWhere(ledger, 'email', (email) => isSameAddress(emailKey(email)));
}

const isSame = (one: string) => (other: string) => one === other;

/** Compares here: what reads alike, no database knows. */
async function referencesWhere(
  ledger: Kysely<Schema>,
  field: 'email' | 'phone' | 'reference',
  isMeant: (written: string) => boolean,
): Promise<string[]> {
  const rows = await ledger
    .selectFrom('enquiries')
    .select(['reference', `${field} as written`])
    .where(field, '!=', '')
    .execute();
  return rows.filter(({ written }) => isMeant(written)).map(({ reference }) => reference);
}
