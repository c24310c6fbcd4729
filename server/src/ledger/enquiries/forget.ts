import { isPhone, normalPhone, phonesIn } from '@nokshi/forms/phone.ts';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import { type Leftovers, overwriteDeleted } from '../database/overwrite.ts';
import type { Schema } from '../schema.ts';
import { removeEnquiries } from './remove.ts';

/** What `forget` removed. */
export type Forgotten = {
  references: string[];
  deliveries: number;
  intents: number;
  leftovers: Leftovers;
};

/**
 * Removes every trace of a person or of one enquiry: the enquiry, its deliveries, the digests that
 * recognise a repetition, or an address that had its automatic reply (these go with the enquiry, by
 * their foreign key). Mails are made when they are sent, so no copy of a mail stands anywhere.
 * @param whom an email address, in upper or lower case, a phone number in any spelling, or a reference
 */
export async function forget(database: Database, whom: string): Promise<Forgotten> {
  const forgotten = await database.use((ledger) =>
    ledger.transaction().execute(async (transaction) => {
      const references = isPhone(whom)
        ? await referencesOfPhone(transaction, normalPhone(whom))
        : await referencesOf(transaction, whom);
      return { references, ...(await removeEnquiries(transaction, references)) };
    }),
  );
  // The rows are gone by now, whatever becomes of this.
  const leftovers = await overwriteDeleted(database).catch(() => ({ in: 'files' as const }));
  return { ...forgotten, leftovers };
}

async function referencesOf(transaction: Transaction<Schema>, whom: string): Promise<string[]> {
  const rows = await transaction
    .selectFrom('enquiries')
    .select('reference')
    .where((row) =>
      row.or([
        row('reference', '=', whom.toUpperCase()),
        row('email', '=', whom),
        row(sql<string>`lower(email)`, '=', whom.toLowerCase()),
      ]),
    )
    .execute();
  return rows.map(({ reference }) => reference);
}

async function referencesOfPhone(
  transaction: Transaction<Schema>,
  phone: string,
): Promise<string[]> {
  const rows = await transaction
    .selectFrom('enquiries')
    .select(['reference', 'phone'])
    .where('phone', '!=', '')
    .execute();
  return rows
    .filter((row) => phonesIn(row.phone).includes(phone))
    .map(({ reference }) => reference);
}
