import { type EnquiryState, rights } from '@nokshi/contract/vocabulary.ts';
import type { Kysely, Selectable } from 'kysely';
import { isPastOrTooFarAhead } from '../database/wrong-clocks.ts';
import { everything, type Filter, filtered } from '../enquiries/filter.ts';
import { listRows } from '../enquiries/list.ts';
import { countEnquiries } from '../reading/counts.ts';
import type { EnquiryRow, Schema, UserRow } from '../schema.ts';

/** Enquiries that each part of the mail names. */
const mostNamed = 10;

/** The line about an enquiry in the morning mail. */
export type MorningLine = Pick<
  EnquiryRow,
  'reference' | 'kind' | 'name' | 'company' | 'subject' | 'software' | 'message' | 'received_at'
>;

/** Some enquiries, and whether there are more. */
export type MorningPart = { lines: MorningLine[]; more: boolean };

/** The content of the morning mail. */
export type Morning = {
  /** Enquiries since the last mail that wait for an answer; the longest waiting first, here and below. */
  fresh: MorningPart;
  /** Enquiries that were in an earlier mail and still wait. */
  waiting: MorningPart;
  /** Enquiries snoozed until today. */
  back: MorningPart;
  setAside: number;
  undelivered: number;
};

/**
 * Reads what stands in the mail of a morning.
 * @param asked.since when the last one was made
 * @param asked.until when the day ends
 */
export async function readMorning(
  ledger: Kysely<Schema>,
  { since, time, until }: { since: number; time: number; until: number },
): Promise<Morning> {
  const part = async (narrowed: Partial<Filter>): Promise<MorningPart> => {
    const filter = { ...everything, stage: 'new' as const, awakeAt: time, ...narrowed };
    const listing = { filter, after: undefined, most: mostNamed };
    const { rows, more } = await listRows(ledger, listing, 'oldest');
    return { lines: rows.map(lineOf), more };
  };
  const counts = await countEnquiries(ledger);
  const count = (state: EnquiryState) =>
    counts.reduce((sum, one) => sum + (one.state === state ? one.number : 0), 0);
  return {
    fresh: await part({ since }),
    waiting: await part({ until: since }),
    back: await readBack(ledger, time, until),
    setAside: count('set-aside'),
    undelivered: count('parked'),
  };
}

/** Who is put off until a time of the same day, the soonest first. */
async function readBack(ledger: Kysely<Schema>, time: number, until: number): Promise<MorningPart> {
  const rows = await filtered(ledger, { ...everything, stage: 'new', snoozedAt: time })
    .selectAll()
    .where('snoozed_until', '<', until)
    .orderBy('snoozed_until')
    .orderBy('reference')
    .limit(mostNamed + 1)
    .execute();
  return { lines: rows.slice(0, mostNamed).map(lineOf), more: rows.length > mostNamed };
}

const lineOf = (row: MorningLine): MorningLine => ({
  reference: row.reference,
  kind: row.kind,
  name: row.name,
  company: row.company,
  subject: row.subject,
  software: row.software,
  message: row.message,
  received_at: row.received_at,
});

/** Who wants the mail. */
export type MorningReader = Pick<Selectable<UserRow>, 'email' | 'language' | 'digest_at'>;

/**
 * The next one, by address, whose mail of a morning was not made yet: asked for one by one, since
 * whoever is removed, or wants it no more, while others are told gets none.
 * @param morning when it began
 * @param after the address of who was told before; empty for the first
 */
export function nextMorningReader(
  ledger: Kysely<Schema>,
  morning: number,
  time: number,
  after: string,
): Promise<MorningReader | undefined> {
  return ledger
    .selectFrom('users')
    .select(['email', 'language', 'digest_at'])
    .where('email', '>', after)
    .where('digest_mail', '=', 1)
    .where('role', 'in', rights.enquiries)
    .where((row) =>
      row.or([
        row('digest_at', 'is', null),
        isPastOrTooFarAhead(row.ref('digest_at').$notNull(), morning - 1, time - morning + 1),
      ]),
    )
    .orderBy('email')
    .limit(1)
    .executeTakeFirst();
}

/** Notes that a user's mail was made, whether or not there was anything to say. */
export async function settleMorning(
  ledger: Kysely<Schema>,
  email: string,
  time: number,
): Promise<void> {
  await ledger.updateTable('users').set({ digest_at: time }).where('email', '=', email).execute();
}
