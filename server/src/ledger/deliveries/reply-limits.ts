import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { EnquiryRow, Schema } from '../schema.ts';

/** Nobody gets more than one automatic reply within this time, nor one that comes later than it. */
const replyMilliseconds = 24 * 60 * 60 * 1000;

/** Before when an enquiry must have come in to be too old for an automatic reply. */
export const oldestReplied = (now: number): number => now - replyMilliseconds;

/** Whether an enquiry is too old for an automatic reply. Both times are milliseconds since 1970. */
export const isTooLate = (receivedAt: number, now: number): boolean =>
  receivedAt < oldestReplied(now);

/** Why there is to be no reply. */
const tooLate = 'more than a day after the enquiry';
const hadOne = 'the address had a reply within a day';

/** Upper and lower case are one mailbox to nearly all mail servers; anything else may be another. */
const digestOf = (address: string): string =>
  createHash('sha256').update(address.toLowerCase()).digest('base64url');

/**
 * Takes the one automatic reply that an address gets within 24 hours. The form must not be a way to
 * flood a mailbox, and a late thank-you frightens people. One statement decides, so that it holds
 * across servers; the same enquiry takes it again when its mail is tried again.
 * @param now milliseconds since 1970
 * @returns why there is to be no reply; undefined when it may be sent
 */
export async function takeReply(
  ledger: Kysely<Schema>,
  { email, reference, received_at }: EnquiryRow,
  now: number,
): Promise<string | undefined> {
  if (isTooLate(received_at, now)) return tooLate;
  const taken = await ledger
    .insertInto('replied')
    .values({ address: digestOf(email), reference, replied_at: now })
    .onConflict((conflict) =>
      conflict
        .column('address')
        .doUpdateSet({ reference, replied_at: now })
        .where((row) =>
          row.or([
            row('replied.replied_at', '<=', oldestReplied(now)),
            row('replied.reference', '=', reference),
          ]),
        ),
    )
    .returning('reference')
    .executeTakeFirst();
  return taken ? undefined : hadOne;
}

/**
 * Asks, without taking it, whether an enquiry would get the automatic reply now.
 * @returns why not; undefined when it would
 */
export async function reasonAgainstReply(
  ledger: Kysely<Schema>,
  { email, reference, received_at }: Pick<EnquiryRow, 'email' | 'reference' | 'received_at'>,
  now: number,
): Promise<string | undefined> {
  if (isTooLate(received_at, now)) return tooLate;
  const other = await ledger
    .selectFrom('replied')
    .select('reference')
    .where('address', '=', digestOf(email))
    .where('replied_at', '>', oldestReplied(now))
    .where('reference', '!=', reference)
    .executeTakeFirst();
  return other ? hadOne : undefined;
}
