import { randomUUID } from 'node:crypto';
import type { Action } from '@nokshi/contract/vocabulary.ts';
import { type Kysely, sql, type Transaction } from 'kysely';
import { lock } from '../database/advisory-locks.ts';
import type { DeskLogRow, Schema } from '../schema.ts';
import { addLinks, keptMilliseconds } from './log-chain.ts';
import { networkDigests, removeOldKey } from './network-digests.ts';

/** Who does something: a user of the desk, or nobody who is known. */
export type Author = {
  name: string;
  email: string | null;
  /** From where, as it is digested; null at the terminal. */
  network: string | null;
};

/** An entry of the log; `version` where it made one of an enquiry. */
export type LogEntry = Pick<DeskLogRow, 'action' | 'detail' | 'reference'> & {
  author: Author;
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
  const write = async (transaction: Transaction<Schema>) => {
    await lock(transaction, 'log');
    const digestOfNetwork = await networkDigests(transaction, time);
    const rows = logEntries.map(({ author: { name, email, network }, ...logEntry }) => ({
      id: randomUUID(),
      done_at: time,
      author: name,
      author_email: email,
      network: network === null ? null : digestOfNetwork(network),
      version: null,
      ...logEntry,
    }));
    await transaction.insertInto('desk_log').values(rows).execute();
    await addLinks(transaction, rows);
  };
  if (ledger.isTransaction) await write(ledger as Transaction<Schema>);
  else await ledger.transaction().execute(write);
}

/** Which deeds to list; what is undefined doesn't narrow. */
export type LogQuery = {
  /** The address of who did them; deeds of older servers count by the name of its user. */
  user: string | undefined;
  /** The same by the address alone: others may have the name. */
  account?: string;
  actions: readonly Action[] | undefined;
  since: number | undefined;
  until: number | undefined;
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
  { user, account, actions, since, until, reference, after, most }: LogQuery,
): Promise<ListedLogEntry[]> {
  let query = ledger
    .selectFrom('desk_log')
    .select([
      'id',
      'done_at',
      'author',
      'author_email',
      'network',
      'action',
      'detail',
      'reference',
    ]);
  if (user !== undefined) query = query.where(isBy(user));
  if (account !== undefined) query = query.where('author_email', '=', account);
  if (actions !== undefined) query = query.where('action', 'in', actions);
  if (since !== undefined) query = query.where('done_at', '>=', since);
  if (until !== undefined) query = query.where('done_at', '<', until);
  if (reference !== undefined) query = query.where('reference', '=', reference);
  if (after) query = query.where(sql<boolean>`(done_at, id) < (${after.time}, ${after.id})`);
  return query
    .orderBy('done_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most + 1)
    .execute();
}

/** Of older servers, deeds have a name alone; what was done at the terminal has that of an account of the machine. */
const isBy = (user: string) => sql<boolean>`(author_email = ${user} or (author_email is null
  and action <> 'commanded' and author = (select name from users where email = ${user})))`;

/** All that a query finds, page by page, the latest first. @param read answers as `listLogEntries` */
export async function* everyLogPage(
  read: (query: LogQuery) => Promise<ListedLogEntry[]>,
  query: Omit<LogQuery, 'after'>,
): AsyncGenerator<ListedLogEntry[]> {
  for (let after: LogPosition | undefined; ; ) {
    const rows = await read({ ...query, after });
    const page = rows.slice(0, query.most);
    yield page;
    const last = page.at(-1);
    if (rows.length <= query.most || !last) return;
    after = { time: last.done_at, id: last.id };
  }
}

/** Removes what concerned no single enquiry and is older than a year. */
export async function removeOldLogEntries(ledger: Kysely<Schema>, time: number): Promise<void> {
  await ledger
    .deleteFrom('desk_log')
    .where('done_at', '<', time - keptMilliseconds)
    .where('reference', 'is', null)
    .execute();
  await removeOldKey(ledger, time);
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
