import type { Transaction } from 'kysely';
import { isPostgres } from '../database/is-postgres.ts';
import type { Schema } from '../schema.ts';
import { type Author, writeLogEntries } from './log.ts';
import { seesToEnquiries } from './users.ts';
import { type Change, columnsOf, logEntriesOf } from './work.ts';

/** An enquiry as somebody has read it. */
export type Marked = { reference: string; version: number };

/** Which of the enquiries are changed now; the others are stale. */
export type BulkChanged =
  | { outcome: 'changed'; references: ReadonlySet<string> }
  | { outcome: 'unknown-assignee' | 'past' };

/**
 * Makes one change to several enquiries, each as the version that was read stands, and logs it for each.
 * @param marked a hundred at most: on SQLite nobody else writes meanwhile
 * @param since what anybody has changed after this time is left; undefined where the versions tell
 * @param author who changes them
 */
export async function changeEnquiries(
  transaction: Transaction<Schema>,
  marked: readonly Marked[],
  since: number | undefined,
  change: Omit<Change, 'note'>,
  author: Author,
  time: number,
): Promise<BulkChanged> {
  const { assignee, snoozedUntil } = change;
  if (typeof snoozedUntil === 'number' && snoozedUntil <= time) return { outcome: 'past' };
  if (assignee && !(await seesToEnquiries(transaction, assignee))) {
    return { outcome: 'unknown-assignee' };
  }
  const touched = since === undefined ? new Set() : await changedSince(transaction, marked, since);
  const versions = new Map(marked.map(({ reference, version }) => [reference, version]));
  const rows = await transaction
    .selectFrom('enquiries')
    .select(['reference', 'version'])
    .where('reference', 'in', [...versions.keys()])
    // In one order: else two who change the same ones could wait for each other.
    .orderBy('reference')
    .$if(isPostgres(transaction), (query) => query.forUpdate())
    .execute();
  const references = rows
    .filter(({ reference, version }) => versions.get(reference) === version)
    .map(({ reference }) => reference)
    .filter((reference) => !touched.has(reference));
  if (references.length > 0) {
    await transaction
      .updateTable('enquiries')
      .set(columnsOf(change, time))
      .where('reference', 'in', references)
      .execute();
    const logEntries = logEntriesOf({ ...change, note: undefined });
    await writeLogEntries(
      transaction,
      references.flatMap((reference) => {
        const version = (versions.get(reference) ?? 0) + 1;
        return logEntries.map((logEntry) => ({ author, reference, version, ...logEntry }));
      }),
      time,
    );
  }
  return { outcome: 'changed', references: new Set(references) };
}

async function changedSince(
  transaction: Transaction<Schema>,
  marked: readonly Marked[],
  since: number,
): Promise<Set<string | null>> {
  const references = marked.map(({ reference }) => reference);
  const logEntries = await transaction
    .selectFrom('desk_log')
    .select('reference')
    .where('reference', 'in', references)
    .where('done_at', '>', since)
    .execute();
  return new Set(logEntries.map(({ reference }) => reference));
}
