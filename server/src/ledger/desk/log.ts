import { randomUUID } from 'node:crypto';
import type { Action } from '@nokshi/contract/vocabulary.ts';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DeskLogRow, Schema } from '../schema.ts';
import { addLinks, keptMilliseconds } from './log-chain.ts';

/** An entry of the log; `version` where it made one of an enquiry. */
export type LogEntry = Pick<DeskLogRow, 'author' | 'action' | 'detail' | 'reference'> & {
  version?: number;
};

/** The log of an enquiry, for people to read. */
export type DescribedLogEntry = {
  author: string;
  action: Action;
  detail: string | null;
  at: string;
};

/**
 * Notes what was done, in the chain of the log. No word of a visitor may stand in it: it outlives what they
 * wrote. In a transaction this comes last: until that ends, nobody else notes anything.
 */
export async function writeLogEntry(
  ledger: Kysely<Schema>,
  logEntry: LogEntry,
  time: number,
): Promise<void> {
  await writeLogEntries(ledger, [logEntry], time);
}

/** The same for several deeds, at least one. */
export async function writeLogEntries(
  ledger: Kysely<Schema>,
  logEntries: readonly LogEntry[],
  time: number,
): Promise<void> {
  const rows = logEntries.map((logEntry) => ({
    id: randomUUID(),
    done_at: time,
    version: null,
    ...logEntry,
  }));
  const write = async (transaction: Transaction<Schema>) => {
    await transaction.insertInto('desk_log').values(rows).execute();
    await addLinks(transaction, rows);
  };
  if (ledger.isTransaction) await write(ledger as Transaction<Schema>);
  else await ledger.transaction().execute(write);
}

/** Which deeds to list; what is undefined doesn't narrow. */
export type LogQuery = {
  /** The name of who did them. */
  author: string | undefined;
  /** Of the enquiry that they concerned. */
  reference: string | undefined;
  /** The last one of the page before; undefined for the first. */
  after: LogPosition | undefined;
  most: number;
};

/** An entry of the log. */
export type ListedLogEntry = Omit<DeskLogRow, 'version'>;

export type LogPosition = { time: number; id: string };

/** Lists what was done, the latest first. @returns one more than `most`, where there are more */
export function listLogEntries(
  ledger: Kysely<Schema>,
  { author, reference, after, most }: LogQuery,
): Promise<ListedLogEntry[]> {
  let query = ledger
    .selectFrom('desk_log')
    .select(['id', 'done_at', 'author', 'action', 'detail', 'reference']);
  if (author !== undefined) query = query.where('author', '=', author);
  if (reference !== undefined) query = query.where('reference', '=', reference);
  if (after) query = query.where(sql<boolean>`(done_at, id) < (${after.time}, ${after.id})`);
  return query
    .orderBy('done_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most + 1)
    .execute();
}

/** Removes what concerned no single enquiry and is older than a year. */
export async function removeOldLogEntries(ledger: Kysely<Schema>, time: number): Promise<void> {
  await ledger
    .deleteFrom('desk_log')
    .where('done_at', '<', time - keptMilliseconds)
    .where('reference', 'is', null)
    .execute();
}

/** The log entries of an enquiry since one of its versions, in order. */
export async function logEntriesSince(
  ledger: Kysely<Schema>,
  { reference, version }: { reference: string; version: number },
): Promise<DescribedLogEntry[]> {
  const rows = await ledger
    .selectFrom('desk_log')
    .select(['author', 'action', 'detail', 'done_at', 'version'])
    .where('reference', '=', reference)
    .where('version', '>', version)
    .execute();
  return rows
    .sort((one, other) => Number(one.version) - Number(other.version))
    .map(({ author, action, detail, done_at }) => ({
      author,
      action,
      detail,
      at: new Date(done_at).toISOString(),
    }));
}
