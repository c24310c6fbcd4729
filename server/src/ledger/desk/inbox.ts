import type { EnquiryState, Stage } from '@nokshi/contract/vocabulary.ts';
import { type PhoneNumber, phoneNumbersIn } from '@nokshi/forms/phone-numbers.ts';
import type { Kysely } from 'kysely';
import { stateOfRow } from '../enquiries/filter.ts';
import { type Listing, listRows, type Page, type Row } from '../enquiries/list.ts';
import { type EnquiryWithDeliveries, readRow, withDeliveries } from '../enquiries/read.ts';
import { iso } from '../iso.ts';
import type { Schema } from '../schema.ts';

/** How people stand to an enquiry. */
type Work = {
  version: number;
  stage: Stage;
  /** Whether nobody has opened it yet. */
  unread: boolean;
  /** The address of the user who sees to it; null for nobody. */
  assignee: string | null;
  snoozedUntil: string | null;
  answeredAt: string | null;
};

/** A line of the inbox. */
export type WorkItem = Work &
  Pick<
    EnquiryWithDeliveries,
    | 'reference'
    | 'kind'
    | 'name'
    | 'company'
    | 'subject'
    | 'software'
    | 'language'
    | 'page'
    | 'campaign'
    | 'receivedAt'
  > & {
    state: EnquiryState;
    /** How the message begins. */
    excerpt: string;
  };

export type WorkPage = Omit<Page, 'enquiries'> & { items: WorkItem[] };

/** A note that somebody left. */
type Note = { id: string; author: string; at: string; text: string };

export type WorkOnEnquiry = EnquiryWithDeliveries &
  Work & { numbers: PhoneNumber[]; notes: Note[] };

/** A line is at most so long. */
const excerptLength = 140;

const workOf = (row: Row): Work => ({
  version: row.version,
  stage: row.stage,
  unread: row.read_at === null,
  assignee: row.assignee,
  snoozedUntil: iso(row.snoozed_until),
  answeredAt: iso(row.answered_at),
});

export const itemOf = (row: Row): WorkItem => ({
  reference: row.reference,
  ...workOf(row),
  state: stateOfRow(row),
  kind: row.kind,
  name: row.name,
  company: row.company,
  subject: row.subject,
  software: row.software,
  excerpt: [...row.message.slice(0, 4 * excerptLength)].slice(0, excerptLength).join(''),
  language: row.language,
  page: row.page,
  campaign: row.campaign,
  receivedAt: new Date(row.received_at).toISOString(),
});

/** Reads a page of the inbox. @param asked.first which come first */
export async function listWork(
  ledger: Kysely<Schema>,
  { first, ...listing }: Listing & { first: 'newest' | 'oldest' },
): Promise<WorkPage> {
  const { rows, ...page } = await listRows(ledger, listing, first);
  return { items: rows.map(itemOf), ...page };
}

/** Reads one enquiry with all that is known of it; undefined when there is none of that reference. */
export async function readWork(
  ledger: Kysely<Schema>,
  reference: string,
): Promise<WorkOnEnquiry | undefined> {
  const row = await readRow(ledger, reference);
  const [enquiry] = row ? await withDeliveries(ledger, [row]) : [];
  if (!row || !enquiry) return undefined;
  const notes = await ledger
    .selectFrom('notes')
    .select(['id', 'author', 'written_at', 'text'])
    .where('reference', '=', reference)
    .orderBy('written_at')
    .orderBy('id')
    .execute();
  return {
    ...enquiry,
    ...workOf(row),
    numbers: phoneNumbersIn(row.phone),
    notes: notes.map(({ written_at, ...note }) => ({
      ...note,
      at: new Date(written_at).toISOString(),
    })),
  };
}
