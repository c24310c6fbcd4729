import { languageOfPath } from '@nokshi/forms/languages.ts';
import { type Kysely, sql, type Transaction } from 'kysely';
import { lock, tryLock } from '../database/advisory-locks.ts';
import { isPostgres } from '../database/is-postgres.ts';
import type { EnquiryRow, Schema } from '../schema.ts';
import { searchedWords } from './searched-words.ts';
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

/**
 * Letters that are put into the index in one transaction, unless one enquiry has more: it holds SQLite's
 * lock, and what strangers write may be nothing but trigrams that stand nowhere else.
 */
const lettersTogether = 20_000;

/** Trigrams of one statement: between two of them, this thread does what else waits. */
const trigramsTogether = 1000;

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
 * @returns how many, fewer than `most` where they are long; none when there were no more, or another
 *   server is at it
 */
export function indexSome(ledger: Kysely<Schema>, most: number): Promise<number> {
  return ledger.transaction().execute(async (transaction) => {
    if (!(await tryLock(transaction, 'index'))) return 0;
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
    const beginning = beginningOf(queued, enquiries);
    const rows = beginning.flatMap(({ enquiry, words }, index) =>
      enquiry ? [{ id: (last?.id ?? 0) + index + 1, reference: enquiry.reference, words }] : [],
    );
    if (rows.length > 0) await transaction.insertInto('search_rows').values(rows).execute();
    await change(transaction, changesFor(rows), add);
    for (const {
      queued: { received_at, reference },
      enquiry,
    } of beginning) {
      // Older versions of the server didn't tell it.
      if (enquiry && enquiry.language !== languageOfPath(enquiry.page)) {
        await transaction
          .updateTable('enquiries')
          .set({ language: languageOfPath(enquiry.page) })
          .where('reference', '=', reference)
          .execute();
      }
      await transaction
        .deleteFrom('search_queue')
        .where('received_at', '=', received_at)
        .where('reference', '=', reference)
        .execute();
    }
    return beginning.length;
  });
}

/**
 * As many as are indexed together, the first in any case, with the words of those that are to be in
 * the index.
 */
function beginningOf<Queued extends { reference: string }, Enquiry extends EnquiryRow>(
  queue: readonly Queued[],
  enquiries: readonly Enquiry[],
) {
  const byReference = new Map(enquiries.map((enquiry) => [enquiry.reference, enquiry]));
  const beginning: { queued: Queued; enquiry: Enquiry | undefined; words: string }[] = [];
  let letters = 0;
  for (const queued of queue) {
    const enquiry = byReference.get(queued.reference);
    const words = enquiry ? searchedWords(enquiry) : '';
    letters += words.length;
    if (letters > lettersTogether && beginning.length > 0) break;
    beginning.push({ queued, enquiry, words });
  }
  return beginning;
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
  await lock(transaction, 'index');
  const rows = await transaction
    .selectFrom('search_rows')
    .select(['id', 'words'])
    .where('reference', 'in', references)
    .execute();
  await change(transaction, changesFor(rows), take);
  await transaction.deleteFrom('search_rows').where('reference', 'in', references).execute();
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
    // In the order of the key, so that neighbours are written together.
    const sorted = [...placesOf].sort(([one], [other]) => one - other);
    for (let start = 0; start < sorted.length; start += trigramsTogether) {
      await changeSome(transaction, block, sorted.slice(start, start + trigramsTogether), apply);
    }
  }
}

async function changeSome(
  transaction: Transaction<Schema>,
  block: number,
  placesOf: readonly [trigram: number, places: number[]][],
  apply: (members: Members, place: number) => void,
): Promise<void> {
  const standing = await membersOf(
    transaction,
    block,
    placesOf.map(([trigram]) => trigram),
  );
  const changed: [trigram: number, members: string][] = [];
  const empty: number[] = [];
  for (const [trigram, places] of placesOf) {
    const members = standing.get(trigram) ?? noMembers();
    for (const place of places) apply(members, place);
    const packed = pack(members);
    if (packed) changed.push([trigram, packed.toString('hex')]);
    else empty.push(trigram);
  }
  await write(transaction, block, changed);
  await removeEmpty(transaction, block, empty);
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
