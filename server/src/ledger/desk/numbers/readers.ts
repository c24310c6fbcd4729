import { type Kysely, sql } from 'kysely';
import type { Schema, ViewsRow } from '../../schema.ts';
import { campaignOf, sourceOf } from '../../views/names.ts';
import type { Period } from './period.ts';
import { byName, countBy } from './shares.ts';

/** Days that follow each other, both of them among them. */
export type Days = { first: string; last: string };

/** What is read: the days of two periods, and the enquiries of the later one. */
export type ReadersAsked = {
  present: Days;
  former: Days;
  period: Period;
  /** Hosts of the site itself. */
  own: readonly string[];
};

/** How often something was viewed, or led here, and how many enquiries came of that. */
type Readers = { name: string; number: number; written: number };

type Pair = { present: number; former: number };

export type ReaderNumbers = {
  views: Pair;
  /** Views that no page of the site led to: about as many as visits. */
  arrivals: Pair;
  /** Those with the most of either. */
  pages: Readers[];
  sources: Readers[];
  campaigns: Readers[];
};

/** Lines of each list; strangers make up names. */
const mostLines = 20;

/** How many addresses of enquiries are looked at; several may be of one source. */
const mostNames = 500;

/** Reads how often pages were viewed, and how many enquiries came from where. */
export async function readReaders(
  ledger: Kysely<Schema>,
  { present, former, period, own }: ReadersAsked,
): Promise<ReaderNumbers> {
  const linesOf = async (
    seen: ReadonlyMap<string, number>,
    column: 'page' | 'referrer' | 'campaign',
    nameOf: (value: string) => string | undefined,
  ): Promise<Readers[]> => {
    const written = new Map<string, number>();
    for (const { name, present: count } of await countBy(ledger, period, column, mostNames)) {
      const shown = nameOf(name);
      if (shown !== undefined) written.set(shown, (written.get(shown) ?? 0) + count);
    }
    return lines(seen, written);
  };
  const pages = await seenIn(ledger, 'page', present);
  const sources = await seenIn(ledger, 'source', present);
  const campaigns = await seenIn(ledger, 'campaign', present);
  return {
    views: { present: sum(pages), former: await totalIn(ledger, 'page', former) },
    arrivals: { present: sum(sources), former: await totalIn(ledger, 'source', former) },
    pages: await linesOf(pages, 'page', (page) => page || undefined),
    // Where a page of the site led to the form, nobody knows what had led there.
    sources: await linesOf(sources, 'referrer', (referrer) => sourceOf(referrer, own) ?? ''),
    campaigns: await linesOf(campaigns, 'campaign', (query) => campaignOf(query) || undefined),
  };
}

const viewsIn = (ledger: Kysely<Schema>, kind: ViewsRow['kind'], { first, last }: Days) =>
  ledger
    .selectFrom('views')
    .select(sql<number | null>`sum(number)`.as('number'))
    .where('day', '>=', first)
    .where('day', '<=', last)
    .where('kind', '=', kind);

async function totalIn(
  ledger: Kysely<Schema>,
  kind: ViewsRow['kind'],
  days: Days,
): Promise<number> {
  const { number } = await viewsIn(ledger, kind, days).executeTakeFirstOrThrow();
  return Number(number);
}

async function seenIn(
  ledger: Kysely<Schema>,
  kind: ViewsRow['kind'],
  days: Days,
): Promise<Map<string, number>> {
  const rows = await viewsIn(ledger, kind, days).select('name').groupBy('name').execute();
  return new Map(rows.map(({ name, number }) => [name, Number(number)]));
}

const sum = (numbers: ReadonlyMap<string, number>): number =>
  [...numbers.values()].reduce((all, number) => all + number, 0);

function lines(seen: ReadonlyMap<string, number>, written: ReadonlyMap<string, number>): Readers[] {
  return [...new Set([...seen.keys(), ...written.keys()])]
    .map((name) => ({ name, number: seen.get(name) ?? 0, written: written.get(name) ?? 0 }))
    .sort(
      (one, other) =>
        other.number - one.number ||
        other.written - one.written ||
        (one.name < other.name ? -1 : 1),
    )
    .slice(0, mostLines);
}

/** The rows of one day, for exports. */
export const readViewsOfDay = (ledger: Kysely<Schema>, day: string): Promise<ViewsRow[]> =>
  ledger
    .selectFrom('views')
    .selectAll()
    .where('day', '=', day)
    .orderBy('kind')
    .orderBy('number', 'desc')
    .orderBy(byName(ledger))
    .execute();
