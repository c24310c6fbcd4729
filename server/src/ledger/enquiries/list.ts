import { type Kysely, type Selectable, sql } from 'kysely';
import type { Schema } from '../schema.ts';
import { candidates, matches, type Search } from '../search/search.ts';
import { isIndexBehind } from '../search/search-index.ts';
import { type Filter, filtered, isWithin } from './filter.ts';
import { type EnquiryWithDeliveries, withDeliveries } from './read.ts';

/** Where a page of a list ended: the key of its last enquiry, or its number in a search. */
export type Position = { receivedAt: number; reference: string } | { found: number };

/** The query of a list. */
export type Listing = {
  filter: Filter;
  /** Where the page before ended; undefined for the first. */
  after: Position | undefined;
  /** A thousand at most. */
  most: number;
};

/** Enquiries, those that came in last first. */
export type Page = {
  enquiries: EnquiryWithDeliveries[];
  /** Whether there are others after these. */
  more: boolean;
  /** Where this page ends; undefined when there are no more. */
  next: Position | undefined;
  /** False when something came in that the search doesn't find yet. */
  isComplete: boolean;
};

/** Enquiries whose words are looked at together when there is something to search. */
const lookedAt = 100;

/** The row of an enquiry, whole. */
export type Row = Selectable<Schema['enquiries']>;

type RowPage = Omit<Page, 'enquiries'> & { rows: Row[] };

/** Reads a page of enquiries by their key, or of those that a search finds. */
export async function listEnquiries(ledger: Kysely<Schema>, listing: Listing): Promise<Page> {
  const { rows, ...page } = await listRows(ledger, listing, 'newest');
  return { enquiries: await withDeliveries(ledger, rows), ...page };
}

/**
 * Reads a page of enquiries' rows.
 * @param first which come first; what a search finds is newest first whatever is asked
 */
export function listRows(
  ledger: Kysely<Schema>,
  listing: Listing,
  first: 'newest' | 'oldest',
): Promise<RowPage> {
  const { search } = listing.filter;
  return search ? findRows(ledger, listing, search) : listByTime(ledger, listing, first);
}

/** Reads all that a filter leaves, page by page; what comes in meanwhile is not read. */
export async function* everyPage(
  read: (listing: Listing) => Promise<Page>,
  filter: Filter,
): AsyncGenerator<EnquiryWithDeliveries[]> {
  let after: Position | undefined;
  do {
    const { enquiries, next } = await read({ filter, after, most: 500 });
    yield enquiries;
    after = next;
  } while (after);
}

async function listByTime(
  ledger: Kysely<Schema>,
  listing: Listing,
  first: 'newest' | 'oldest',
): Promise<RowPage> {
  const { filter, after, most } = listing;
  const [direction, beyond] =
    first === 'newest' ? (['desc', '<'] as const) : (['asc', '>'] as const);
  let query = filtered(ledger, filter).selectAll();
  if (after && 'reference' in after) {
    const { receivedAt, reference } = after;
    query = query.where(
      sql<boolean>`(received_at, reference) ${sql.raw(beyond)} (${receivedAt}, ${reference})`,
    );
  }
  const rows = await query
    .orderBy('received_at', direction)
    .orderBy('reference', direction)
    .limit(most + 1)
    .execute();
  const last = rows.length > most ? rows[most - 1] : undefined;
  return {
    rows: rows.slice(0, most),
    more: last !== undefined,
    next: last && { receivedAt: last.received_at, reference: last.reference },
    isComplete: true,
  };
}

async function findRows(
  ledger: Kysely<Schema>,
  { filter, after, most }: Listing,
  search: Search,
): Promise<RowPage> {
  const before = after && 'found' in after ? after.found : undefined;
  const found: (Row & { id: number })[] = [];
  for await (const numbers of candidates(ledger, search, before)) {
    for (let start = 0; start < numbers.length && found.length <= most; start += lookedAt) {
      const looked = await ledger
        .selectFrom('search_rows')
        .selectAll()
        .where('id', 'in', numbers.slice(start, start + lookedAt))
        .orderBy('id', 'desc')
        .execute();
      const hits = looked.filter(({ words }) => matches(words, search));
      const rows = await readRows(
        ledger,
        hits.map(({ reference }) => reference),
      );
      for (const { id, reference } of hits) {
        const row = rows.get(reference);
        if (row && isWithin(filter, row)) found.push({ ...row, id });
      }
    }
    if (found.length > most) break;
  }
  const last = found.length > most ? found[most - 1] : undefined;
  return {
    rows: found.slice(0, most),
    more: last !== undefined,
    next: last && { found: last.id },
    isComplete: !(await isIndexBehind(ledger)),
  };
}

async function readRows(ledger: Kysely<Schema>, references: readonly string[]) {
  if (references.length === 0) return new Map<string, never>();
  const rows = await ledger
    .selectFrom('enquiries')
    .selectAll()
    .where('reference', 'in', references)
    .execute();
  return new Map(rows.map((row) => [row.reference, row]));
}
