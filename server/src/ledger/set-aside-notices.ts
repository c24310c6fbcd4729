import type { Kysely } from 'kysely';
import { day } from '../durations.ts';
import { isPastOrTooFarAhead } from './database/wrong-clocks.ts';
import type { EnquiryRow, Schema } from './schema.ts';

/** A mail that tells one of the company's addresses what was set aside. */
export type SetAsideMail = {
  recipient: string;
  /** Equal for the recipients of one day: what its Message-ID is made of. */
  mail: string;
};

/** What such a mail says of an enquiry: nothing that was typed, which a filter might refuse. */
export type SetAsideLine = Pick<EnquiryRow, 'reference' | 'received_at' | 'kind' | 'signals'>;

/** Puts what a recipient was not told yet into a new mail, unless that day's was made already. */
async function putIntoMail(ledger: Kysely<Schema>, recipient: string, time: number): Promise<void> {
  const mail = new Date(time).toISOString().slice(0, 10);
  const told = ledger.selectFrom('set_aside_notices').where('recipient', '=', recipient);
  const made = await told.select('mail').where('mail', '=', mail).limit(1).executeTakeFirst();
  if (made) return;
  await ledger
    .insertInto('set_aside_notices')
    .columns(['reference', 'recipient', 'mail'])
    .expression((select) =>
      select
        .selectFrom('enquiries')
        .select((row) => [
          'reference',
          row.val(recipient).as('recipient'),
          row.val(mail).as('mail'),
        ])
        .where('set_aside', '=', 1)
        .where((row) => isPastOrTooFarAhead(row.ref('received_at'), time, day))
        .where('reference', 'not in', told.select('reference')),
    )
    .execute();
}

/**
 * What stands in a mail is decided and kept before it is sent, so that one that is sent again says
 * the same under the same Message-ID.
 * @param time of the clock that all servers share
 * @returns the mails that are to be sent to a recipient, the oldest first
 */
export async function unsentSetAsideMails(
  ledger: Kysely<Schema>,
  recipient: string,
  time: number,
): Promise<SetAsideMail[]> {
  await putIntoMail(ledger, recipient, time);
  return ledger
    .selectFrom('set_aside_notices')
    .select(['recipient', 'mail'])
    .distinct()
    .where('recipient', '=', recipient)
    .where('sent_at', 'is', null)
    .where('refusal', 'is', null)
    .orderBy('mail')
    .execute();
}

/**
 * What a mail says, without what was released or forgotten meanwhile.
 * @param most lines at most, the oldest first
 * @returns the lines, and how many there would be
 */
export async function setAsideLines(
  ledger: Kysely<Schema>,
  { recipient, mail }: SetAsideMail,
  most: number,
): Promise<{ lines: SetAsideLine[]; count: number }> {
  const listed = ledger
    .selectFrom('enquiries')
    .innerJoin('set_aside_notices', 'set_aside_notices.reference', 'enquiries.reference')
    .where('set_aside', '=', 1)
    .where('recipient', '=', recipient)
    .where('mail', '=', mail);
  const lines = await listed
    .select(['enquiries.reference', 'received_at', 'kind', 'signals'])
    .orderBy('received_at')
    .orderBy('enquiries.reference')
    .limit(most)
    .execute();
  const { number } = await listed
    .select((row) => row.fn.countAll<number>().as('number'))
    .executeTakeFirstOrThrow();
  return { lines, count: Number(number) };
}

/** Notes that a mail was sent, or given up and why; it is not tried again. */
export async function settleSetAsideMail(
  ledger: Kysely<Schema>,
  { recipient, mail }: SetAsideMail,
  outcome: { sent_at: number } | { refusal: string },
): Promise<void> {
  await ledger
    .updateTable('set_aside_notices')
    .set(outcome)
    .where('recipient', '=', recipient)
    .where('mail', '=', mail)
    .execute();
}
