import { enquiryStates } from '@nokshi/contract/vocabulary.ts';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { pausedSince } from '../deliveries/pause.ts';
import { type Filter, filtered, stateInLedger } from '../enquiries/filter.ts';
import { iso } from '../iso.ts';
import { type JobState, jobStates, lastRunOf, retentionName } from '../jobs.ts';
import { readRetention } from '../retention.ts';

/** Counts of what stands in the ledger. */
export type Stats = {
  enquiries: number;
  byKind: Record<string, number>;
  byState: Record<string, number>;
  /** The latest month first. */
  byMonth: Record<string, number>;
  /** When the oldest enquiry came in that has not reached everyone; null for none. */
  oldestUndelivered: string | null;
  /** Since when delivery is paused; null when it isn't. */
  pausedSince: string | null;
  /** After how many days enquiries are deleted, and when the server last did so; null for never. */
  retention: { days: number; ranAt: string | null };
  /** The jobs that have failed and were not done since. */
  failingJobs: JobState[];
};

/** Months are those of UTC. */
const month = {
  sqlite: sql<string>`strftime('%Y-%m', received_at / 1000, 'unixepoch')`,
  postgres: sql<string>`to_char(to_timestamp(received_at / 1000) at time zone 'UTC', 'YYYY-MM')`,
};

/**
 * Counts in the database, which reads no enquiry into memory.
 * @param wantedDays after how many days the content says that enquiries are deleted
 */
export async function readStats(
  database: Database,
  filter: Filter,
  wantedDays: number,
): Promise<Stats> {
  const ranAt = await database.use((ledger) => lastRunOf(ledger, retentionName));
  const jobs = await database.use(jobStates);
  const groups = await database.use((ledger) =>
    ledger
      .selectFrom(
        filtered(ledger, filter)
          .select(['kind', 'received_at', month[database.kind].as('month')])
          .select(stateInLedger.as('state'))
          .as('one'),
      )
      .select(['kind', 'month', 'state'])
      .select((count) => count.fn.countAll<number>().as('number'))
      .select((oldest) => oldest.fn.min('received_at').as('oldest'))
      .groupBy(['kind', 'month', 'state'])
      .orderBy('month', 'desc')
      .execute(),
  );
  const stats: Stats = {
    enquiries: 0,
    byKind: { contact: 0, demo: 0 },
    byState: Object.fromEntries(enquiryStates.map((state) => [state, 0])),
    byMonth: {},
    oldestUndelivered: null,
    pausedSince: iso(await database.use(pausedSince)),
    retention: {
      days: Math.max(wantedDays, (await database.use(readRetention))?.keptDays ?? wantedDays),
      ranAt: iso(ranAt),
    },
    failingJobs: jobs.filter(({ failure }) => failure !== null),
  };
  const undelivered: number[] = [];
  for (const { kind, month, state, number, oldest } of groups) {
    const count = Number(number);
    stats.enquiries += count;
    stats.byKind[kind] = (stats.byKind[kind] ?? 0) + count;
    stats.byState[state] = (stats.byState[state] ?? 0) + count;
    stats.byMonth[month] = (stats.byMonth[month] ?? 0) + count;
    if (state === 'queued' || state === 'parked') undelivered.push(Number(oldest));
  }
  if (undelivered.length > 0) {
    stats.oldestUndelivered = new Date(Math.min(...undelivered)).toISOString();
  }
  return stats;
}
