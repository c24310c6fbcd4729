import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isPostgres } from '../../database/is-postgres.ts';
import type { Schema } from '../../schema.ts';
import { isIn, type Period, within } from './period.ts';

/** How many enquiries came in in each period. */
type Pair = { present: number; former: number };

/** How many have something in common. */
export type Share<Name extends string = string> = Pair & { name: Name };

/** The largest shares, those of the present period first, and what all others have together. */
export type Shares = { shares: Share[]; others: Pair };

/** Strangers may make up as many names as they send enquiries. */
const mostShares = 20;

/** Of one demo there are several addresses; those that lead here most often are looked at. */
const mostReferrers = 500;

/** By the page that enquiries were sent from, or the campaign that brought them, where one did. */
export async function readShares(
  ledger: Kysely<Schema>,
  present: Period,
  former: Period,
  column: 'page' | 'campaign',
): Promise<Shares> {
  const isNamed = sql<boolean>`${sql.ref(column)} <> ''`;
  const rows = await largest(ledger, present, former, column, isNamed, mostShares);
  const [first] = rows;
  const all = { present: Number(first?.all_present ?? 0), former: Number(first?.all_former ?? 0) };
  return sharesOf(rows.map(readShare), all);
}

/** How many accepted enquiries of a period have each value of a column, those with the most first. */
export async function countBy(
  ledger: Kysely<Schema>,
  period: Period,
  column: 'page' | 'referrer' | 'campaign',
  most: number,
): Promise<Share[]> {
  const all = sql<boolean>`true`;
  return (await largest(ledger, period, period, column, all, most)).map(readShare);
}

/** By the demo whose address stands in the referrer. */
export async function readDemos(
  ledger: Kysely<Schema>,
  present: Period,
  former: Period,
): Promise<Shares> {
  const place = sql.raw(isPostgres(ledger) ? 'strpos' : 'instr');
  const isDemo = sql<boolean>`${place}(referrer, '/demos/') > 0`;
  const rows = await largest(ledger, present, former, 'referrer', isDemo, mostReferrers);
  const demos = new Map<string, Share>();
  for (const referrer of rows.map(readShare)) {
    const name = demoOf(referrer.name);
    if (name === undefined) continue;
    const demo = demos.get(name) ?? { name, present: 0, former: 0 };
    demos.set(name, { name, ...added(demo, referrer) });
  }
  const shares = [...demos.values()].sort(
    (one, other) =>
      other.present - one.present || other.former - one.former || (one.name < other.name ? -1 : 1),
  );
  return sharesOf(shares.slice(0, mostShares), shares.reduce(added, { present: 0, former: 0 }));
}

/** The name in the address of a demo, such as https://nokshi.example/bn/demos/khatian/. */
const demoOf = (referrer: string): string | undefined =>
  /^https?:\/\/[^/]+(?:\/\w+)?\/demos\/([a-z0-9-]{1,60})\/?(?:[?#]|$)/.exec(referrer)?.[1];

/** As the database writes it, with what all names have together. */
type ShareRow = Share & { all_present: number; all_former: number };

/** As SQLite compares names, whatever the locale of the database. */
export const byName = (ledger: Kysely<Schema>) =>
  sql.raw(isPostgres(ledger) ? 'name collate "C"' : 'name');

/** Counts the accepted enquiries by what stands in a column. */
async function largest(
  ledger: Kysely<Schema>,
  present: Period,
  former: Period,
  column: 'page' | 'campaign' | 'referrer',
  isWanted: RawBuilder<boolean>,
  most: number,
): Promise<ShareRow[]> {
  const inPeriod = (period: Period) => sql`sum(case when ${isIn(period)} then 1 else 0 end)`;
  const { rows } = await sql<ShareRow>`select name, present, former,
      sum(present) over () as all_present, sum(former) over () as all_former
    from (select ${sql.ref(column)} as name, ${inPeriod(present)} as present,
        ${inPeriod(former)} as former
      from enquiries where set_aside = 0 and ${within(present, former)} and ${isWanted}
      group by 1) as counted
    order by present desc, former desc, ${byName(ledger)} limit ${sql.lit(most)}`.execute(ledger);
  return rows;
}

const readShare = ({ name, present, former }: ShareRow): Share => ({
  name,
  present: Number(present),
  former: Number(former),
});

const added = (one: Pair, other: Pair): Pair => ({
  present: one.present + other.present,
  former: one.former + other.former,
});

function sharesOf(shares: Share[], all: Pair): Shares {
  const shown = shares.reduce(added, { present: 0, former: 0 });
  const others = { present: all.present - shown.present, former: all.former - shown.former };
  return { shares, others };
}
