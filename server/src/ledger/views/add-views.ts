import { type Kysely, sql } from 'kysely';
import type { Schema, ViewsRow } from '../schema.ts';
import { others } from './names.ts';

/** How often each name was seen, by kind. */
export type ViewCounts = Readonly<Record<ViewsRow['kind'], ReadonlyMap<string, number>>>;

/** Names of one kind in a day: strangers make up as many sources and campaigns as they like. */
export const mostNames: Readonly<Record<ViewsRow['kind'], number>> = {
  page: Number.POSITIVE_INFINITY,
  source: 300,
  campaign: 300,
};

/** Rows of one statement. */
const together = 200;

/** Adds up what was seen on a day. */
export async function addViews(
  ledger: Kysely<Schema>,
  day: string,
  counts: ViewCounts,
): Promise<void> {
  await ledger.transaction().execute(async (transaction) => {
    const rows: ViewsRow[] = [];
    for (const kind of ['campaign', 'page', 'source'] as const) {
      if (counts[kind].size === 0) continue;
      const known = await transaction
        .selectFrom('views')
        .select('name')
        .where('day', '=', day)
        .where('kind', '=', kind)
        .execute();
      const names = new Set(known.map(({ name }) => name));
      for (const [name, number] of bounded(counts[kind], names, mostNames[kind])) {
        rows.push({ day, kind, name, number });
      }
    }
    for (let start = 0; start < rows.length; start += together) {
      await transaction
        .insertInto('views')
        .values(rows.slice(start, start + together))
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'kind', 'name'])
            .doUpdateSet({ number: sql`views.number + excluded.number` }),
        )
        .execute();
    }
  });
}

/**
 * With the names that there is no room for as one; those that were seen most come first.
 * @returns in the order of their names: servers that add the same rows wait for each other then
 */
function bounded(
  counts: ReadonlyMap<string, number>,
  known: ReadonlySet<string>,
  most: number,
): (readonly [string, number])[] {
  let room = most - known.size;
  const kept = new Map<string, number>();
  for (const [name, number] of [...counts].sort(([, one], [, other]) => other - one)) {
    const isKept = known.has(name) || room > 0;
    if (isKept && !known.has(name)) room -= 1;
    const own = isKept ? name : others;
    kept.set(own, (kept.get(own) ?? 0) + number);
  }
  return [...kept].sort(([one], [other]) => (one < other ? -1 : 1));
}
