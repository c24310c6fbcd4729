import type { Kysely, Transaction } from 'kysely';
import { day } from '../../durations.ts';
import { lock } from '../database/advisory-locks.ts';
import { digestOf } from '../digest.ts';
import type { DeskLogRow, LogChainRow, Schema } from '../schema.ts';

/** How long entries that concern no enquiry are kept; the others are kept as long as the enquiry. */
export const keptMilliseconds = 365 * day;

/** Links that are read at a time, with what they are of. */
const pageSize = 500;

/** An entry; older ones say neither whose account it was nor where. */
type LinkedRow = Omit<DeskLogRow, 'author_email' | 'network'> &
  Partial<Pick<DeskLogRow, 'author_email' | 'network'>>;

/** What an entry says; its id, which goes with it, keeps anybody from guessing what a forgotten one said. */
function digestOfEntry(row: LinkedRow): string {
  const { author_email = null, network = null } = row;
  return digestOf(
    JSON.stringify([
      ...[row.id, Number(row.done_at), row.author, row.action],
      ...[row.detail, row.version, row.reference],
      // What says neither has the link that it always had.
      ...(author_email === null && network === null ? [] : [author_email, network]),
    ]),
  );
}

const hashOf = (link: Omit<LogChainRow, 'hash'>, before: string): string =>
  digestOf(
    JSON.stringify([
      ...[link.position, link.entry, Number(link.done_at), link.subject, link.digest],
      before,
    ]),
  );

/** The last link; undefined before the first. */
const lastLink = (ledger: Kysely<Schema>) =>
  ledger
    .selectFrom('log_chain')
    .select(['position', 'hash'])
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();

/**
 * Adds entries of the log to the chain, in their order: each link holds a hash over itself, what the entry
 * says, and the link before. It stays when the entry is forgotten, and holds no word of it.
 */
export async function addLinks(
  transaction: Transaction<Schema>,
  rows: readonly LinkedRow[],
): Promise<void> {
  await lock(transaction, 'log');
  const last = await lastLink(transaction);
  let { position, hash } = last ?? { position: 0, hash: '' };
  const links = rows.map((row) => {
    position += 1;
    const link = {
      position,
      entry: digestOf(row.id),
      done_at: row.done_at,
      subject: row.reference === null ? null : digestOf(row.reference),
      digest: digestOfEntry(row),
    };
    hash = hashOf(link, hash);
    return { ...link, hash };
  });
  await transaction.insertInto('log_chain').values(links).execute();
}

/** The same for entries that were copied, but those that have a link already. */
export async function addMissingLinks(
  transaction: Transaction<Schema>,
  rows: readonly DeskLogRow[],
): Promise<void> {
  const linked = await transaction
    .selectFrom('log_chain')
    .select('entry')
    .where(
      'entry',
      'in',
      rows.map(({ id }) => digestOf(id)),
    )
    .execute();
  const known = new Set(linked.map(({ entry }) => entry));
  const missing = rows.filter(({ id }) => !known.has(digestOf(id)));
  if (missing.length > 0) await addLinks(transaction, missing);
}

/** Whether a ledger has a chain of its own. */
export const hasChain = async (ledger: Kysely<Schema>): Promise<boolean> =>
  (await lastLink(ledger)) !== undefined;

/** What looking through the log has found. */
export type Audit = {
  entries: number;
  /** Entries that are no more, as it should be: their enquiry was forgotten, or they were older than a year. */
  gone: number;
  /** The last link, to be noted elsewhere: whoever rewrites the whole chain changes it. */
  last: { position: number; hash: string } | undefined;
  /** By the positions of their links. */
  changed: number[];
  takenOut: number[];
  /** Links that don't follow from the one before. */
  broken: number[];
  /** Entries without a link: of a server older than the chain, or put in by hand. */
  unlinked: number;
};

/**
 * Looks whether the log is as it was written.
 * @param time of the clock that all servers share
 */
export async function auditLog(ledger: Kysely<Schema>, time: number): Promise<Audit> {
  // What is written while this looks has links, and may be missed among the entries.
  const { position: upTo } = (await lastLink(ledger)) ?? { position: 0 };
  // Of all that there is: in the chain an entry is known by a digest alone.
  const entries = new Map<string, string>();
  for (let after = ''; ; ) {
    const rows = await ledger
      .selectFrom('desk_log')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .execute();
    for (const row of rows) entries.set(digestOf(row.id), digestOfEntry(row));
    after = rows.at(-1)?.id ?? '';
    if (rows.length < pageSize) break;
  }
  const enquiries = await ledger.selectFrom('enquiries').select('reference').execute();
  const known = new Set(enquiries.map(({ reference }) => digestOf(reference)));
  const audit: Audit = {
    ...{ entries: entries.size, gone: 0, last: undefined },
    ...{ changed: [], takenOut: [], broken: [], unlinked: 0 },
  };
  /** Whether an entry may be there no more; a day sooner than it goes, since that may be while this looks. */
  const mayBeGone = ({ subject, done_at }: LogChainRow): boolean =>
    subject === null ? done_at < time - keptMilliseconds + day : !known.has(subject);
  for (;;) {
    const links: LogChainRow[] = await ledger
      .selectFrom('log_chain')
      .selectAll()
      .where('position', '>', audit.last?.position ?? 0)
      .orderBy('position')
      .limit(pageSize)
      .execute();
    for (const link of links) {
      const { position, hash } = link;
      const follows = position === (audit.last?.position ?? 0) + 1;
      if (!follows || hashOf(link, audit.last?.hash ?? '') !== hash) audit.broken.push(position);
      const digest = entries.get(link.entry);
      entries.delete(link.entry);
      if (digest !== undefined && digest !== link.digest) audit.changed.push(position);
      else if (digest === undefined && mayBeGone(link)) audit.gone += 1;
      else if (digest === undefined && position <= upTo) audit.takenOut.push(position);
      audit.last = { position, hash };
    }
    if (links.length < pageSize) break;
  }
  return { ...audit, unlinked: entries.size };
}
