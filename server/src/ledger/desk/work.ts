import { randomUUID } from 'node:crypto';
import type { Action, Stage } from '@nokshi/contract/vocabulary.ts';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';
import { type Author, type LogEntry, writeLogEntries } from './log.ts';
import { seesToEnquiries } from './users.ts';

/** A change at the desk; undefined fields stay. */
export type Change = {
  stage: Stage | undefined;
  /** Null for nobody. */
  assignee: string | null | undefined;
  /** Milliseconds since 1970; null for not put off. */
  snoozedUntil: number | null | undefined;
  note: string | undefined;
};

/** `stale` when somebody else has changed it since; `missing` when there is none of that reference. */
export type Changed =
  | { outcome: 'changed'; version: number }
  | { outcome: 'stale' | 'missing' | 'unknown-assignee' | 'past' };

/**
 * Changes an enquiry as one version of it stands, and logs what was done.
 * @param version that the change was made to
 * @param author who changes it
 */
export async function changeEnquiry(
  transaction: Transaction<Schema>,
  reference: string,
  version: number,
  change: Change,
  author: Author,
  time: number,
): Promise<Changed> {
  const { assignee, snoozedUntil, note } = change;
  if (typeof snoozedUntil === 'number' && snoozedUntil <= time) return { outcome: 'past' };
  if (assignee && !(await seesToEnquiries(transaction, assignee))) {
    return { outcome: 'unknown-assignee' };
  }
  const before = await transaction
    .selectFrom('enquiries')
    .select('version')
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!before) return { outcome: 'missing' };
  const { numUpdatedRows } = await transaction
    .updateTable('enquiries')
    .set(columnsOf(change, time))
    .where('reference', '=', reference)
    .where('version', '=', version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return { outcome: 'stale' };
  if (note !== undefined)
    await addNote(transaction, { reference, author: author.name, text: note }, time);
  const deeds = logEntriesOf(change).map((deed) => ({
    ...{ author, reference, version: version + 1 },
    ...deed,
  }));
  if (deeds.length > 0) await writeLogEntries(transaction, deeds, time);
  return { outcome: 'changed', version: version + 1 };
}

/** Leaves a note at an enquiry. */
export async function addNote(
  transaction: Transaction<Schema>,
  note: Pick<Schema['notes'], 'reference' | 'author' | 'text'>,
  time: number,
): Promise<void> {
  await transaction
    .insertInto('notes')
    .values({ id: randomUUID(), written_at: time, ...note })
    .execute();
}

/** The columns of an enquiry that a change sets. */
export const columnsOf = (
  { stage, assignee, snoozedUntil }: Omit<Change, 'note'>,
  time: number,
) => ({
  version: sql<number>`version + 1`,
  ...(stage && { stage }),
  // The first answer counts; one that is taken back was none.
  ...(stage === 'new' && { answered_at: null }),
  ...(stage === 'answered' && { answered_at: sql<number>`coalesce(answered_at, ${time})` }),
  ...(assignee !== undefined && { assignee }),
  ...(snoozedUntil !== undefined && { snoozed_until: snoozedUntil }),
});

type Done = Pick<LogEntry, 'action' | 'detail'>;

/** The log entry of a change. */
export function logEntriesOf({ stage, assignee, snoozedUntil, note }: Change): Done[] {
  return [
    ...(stage ? [done('stage', stage)] : []),
    ...(assignee === undefined
      ? []
      : [assignee === null ? done('unassigned') : done('assigned', assignee)]),
    ...(snoozedUntil === undefined ? [] : [putOff(snoozedUntil)]),
    ...(note === undefined ? [] : [done('noted')]),
  ];
}

const putOff = (until: number | null): Done =>
  until === null ? done('woken') : done('snoozed', new Date(until).toISOString());

const done = (action: Action, detail: string | null = null): Done => ({ action, detail });

/** Notes that somebody has opened an enquiry. @returns whether nobody had before */
export async function markRead(
  ledger: Kysely<Schema>,
  reference: string,
  time: number,
): Promise<boolean> {
  const { numUpdatedRows } = await ledger
    .updateTable('enquiries')
    .set({ read_at: time })
    .where('reference', '=', reference)
    .where('read_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
