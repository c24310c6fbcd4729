import { languageOfPath } from '@nokshi/forms/languages.ts';
import { type Kysely, sql, type Transaction } from 'kysely';
import { isPostgres } from '../database/is-postgres.ts';
import type { Schema } from '../schema.ts';
import { searchedWords } from './normal-form.ts';
import {
  add,
  blockSize,
  type Members,
  noMembers,
  pack,
  take,
  trigramsOf,
  unpack,
} from './trigrams.ts';

/** Any number, the same on all servers: two that change one set would undo each other's change. */
const lock = 0x5ea7c4;

/** What changes in the index: for each block and trigram the places of enquiries in the block. */
type Changes = Map<number, Map<number, number[]>>;

/** Whether some enquiry is not in the index yet. */
export async function isIndexBehind(ledger: Kysely<Schema>): Promise<boolean> {
  const row = await ledger
    .selectFrom('search_queue')
    .select('reference')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Puts enquiries into the index of the search that are not in it yet, those that came in first first.
 * @param most how many at most; each takes a fraction of a millisecond of this thread
 * @returns how many; fewer than `most` when there were no more, or another server is at it
 */
export function indexSome(ledger: Kysely<Schema>, most: number): Promise<number> {
  return ledger.transaction().execute(async (transaction) => {
    if (!(await tryLockIndex(transaction))) return 0;
    const queued = await transaction
      .selectFrom('search_queue')
      .selectAll()
      .orderBy('received_at')
      .orderBy('reference')
      .limit(most)
      .execute();
    if (queued.length === 0) return 0;
    const references = queued.map(({ reference }) => reference);
    const enquiries = await transaction
      .selectFrom('enquiries')
      .selectAll()
      .where('reference', 'in', references)
      .where('reference', 'not in', (rows) =>
        rows.selectFrom('search_rows').select('reference').where('reference', 'in', references),
      )
      .orderBy('received_at')
      .orderBy('reference')
      .execute();
    const last = await transaction
      .selectFrom('search_rows')
      .select('id')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    const rows = enquiries.map((enquiry, index) => ({
      id: (last?.id ?? 0) + index + 1,
      reference: enquiry.reference,
      words: searchedWords(enquiry),
    }));
    if (rows.length > 0) await transaction.insertInto('search_rows').values(rows).execute();
    await change(transaction, changesFor(rows), add);
    for (const { reference, page, language } of enquiries) {
      // Older versions of the server didn't tell it.
      if (language === languageOfPath(page)) continue;
      await transaction
        .updateTable('enquiries')
        .set({ language: languageOfPath(page) })
        .where('reference', '=', reference)
        .execute();
    }
    for (const { received_at, reference } of queued) {
      await transaction
        .deleteFrom('search_queue')
        .where('received_at', '=', received_at)
        .where('reference', '=', reference)
        .execute();
    }
    return queued.length;
  });
}

/**
 * Takes enquiries out of the index, so that nothing of their words is left in it. To be done before
 * they are deleted.
 * @param references a thousand at most
 */
export async function takeFromIndex(
  transaction: Transaction<Schema>,
  references: readonly string[],
): Promise<void> {
  if (references.length === 0) return;
  await lockIndex(transaction);
  const rows = await transaction
    .selectFrom('search_rows')
    .select(['id', 'words'])
    .where('reference', 'in', references)
    .execute();
  await change(transaction, changesFor(rows), take);
  await transaction.deleteFrom('search_rows').where('reference', 'in', references).execute();
}

/** Until the end of the transaction. SQLite's transactions are alone anyway. */
async function lockIndex(transaction: Transaction<Schema>): Promise<void> {
  if (!isPostgres(transaction)) return;
  await sql`select pg_advisory_xact_lock(${sql.lit(lock)})`.execute(transaction);
}

/** The same without waiting. @returns false while another transaction has it */
async function tryLockIndex(transaction: Transaction<Schema>): Promise<boolean> {
  if (!isPostgres(transaction)) return true;
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(${sql.lit(lock)}) as mine`.execute(transaction);
  return rows[0]?.mine ?? false;
}

function changesFor(rows: readonly { id: number; words: string }[]): Changes {
  const changes: Changes = new Map();
  for (const { id, words } of rows) {
    const block = Math.floor(id / blockSize);
    const ofBlock = changes.get(block) ?? new Map<number, number[]>();
    changes.set(block, ofBlock);
    for (const trigram of trigramsOf(words)) {
      const places = ofBlock.get(trigram);
      if (places) places.push(id % blockSize);
      else ofBlock.set(trigram, [id % blockSize]);
    }
  }
  return changes;
}

async function change(
  transaction: Transaction<Schema>,
  changes: Changes,
  apply: (members: Members, place: number) => void,
): Promise<void> {
  for (const [block, placesOf] of changes) {
    const standing = await membersOf(transaction, block, [...placesOf.keys()]);
    const changed: [trigram: number, members: string][] = [];
    const empty: number[] = [];
    // In the order of the key, so that neighbours are written together.
    for (const [trigram, places] of [...placesOf].sort(([one], [other]) => one - other)) {
      const members = standing.get(trigram) ?? noMembers();
      for (const place of places) apply(members, place);
      const packed = pack(members);
      if (packed) changed.push([trigram, packed.toString('hex')]);
      else empty.push(trigram);
    }
    await write(transaction, block, changed);
    await removeEmpty(transaction, block, empty);
  }
}

/** Thousands of values are handed over as one: a statement with a parameter for each takes ten times as long. */
const elements = (transaction: Transaction<Schema>, values: readonly unknown[]) =>
  isPostgres(transaction)
    ? sql`json_array_elements(${JSON.stringify(values)}::json) as element`
    : sql`json_each(${JSON.stringify(values)}) as element`;

/** Element by element, so that each is found by its key. */
const among = (transaction: Transaction<Schema>, trigrams: readonly number[]) =>
  sql`(select ${isPostgres(transaction) ? sql`element.value::text::integer` : sql`element.value`}
    from ${elements(transaction, trigrams)})`;

async function membersOf(
  transaction: Transaction<Schema>,
  block: number,
  trigrams: readonly number[],
): Promise<Map<number, Members>> {
  const { rows } = await sql<{ trigram: number; members: Uint8Array }>`
    select trigram, members from search_trigrams
    where block = ${block} and trigram in ${among(transaction, trigrams)}`.execute(transaction);
  return new Map(rows.map(({ trigram, members }) => [trigram, unpack(members)]));
}

async function write(
  transaction: Transaction<Schema>,
  block: number,
  rows: readonly [trigram: number, members: string][],
): Promise<void> {
  if (rows.length === 0) return;
  const row = isPostgres(transaction)
    ? sql`(value ->> 0)::integer, ${block}::integer, decode(value ->> 1, 'hex')`
    : sql`value ->> 0, ${block}, unhex(value ->> 1)`;
  await sql`insert into search_trigrams (trigram, block, members)
    select ${row} from ${elements(transaction, rows)} where true
    on conflict (block, trigram) do update set members = excluded.members`.execute(transaction);
}

async function removeEmpty(
  transaction: Transaction<Schema>,
  block: number,
  trigrams: readonly number[],
): Promise<void> {
  if (trigrams.length === 0) return;
  await sql`delete from search_trigrams
    where block = ${block} and trigram in ${among(transaction, trigrams)}`.execute(transaction);
}
