import type { Kysely } from 'kysely';
import { sharedTime } from './database/clock.ts';
import { isPostgres } from './database/is-postgres.ts';
import { isPastOrTooFarAhead } from './database/wrong-clocks.ts';
import { pausedSince } from './deliveries/pause.ts';
import type { JobRow, Schema } from './schema.ts';

/** The job that deletes enquiries which are older than the privacy policy says. */
export const retentionName = 'retention';

/** The job that overwrites on disk what was deleted. */
export const overwritingName = 'overwriting';

/** Which job, and when it is done. */
export type JobPlan = {
  name: string;
  periodMilliseconds: number;
  /** Whether it waits while delivery is paused. */
  obeysPause: boolean;
};

/** A job in the hands of one server. Times are milliseconds since 1970, of the shared clock. */
export type TakenJob = {
  name: string;
  /** When it was done last, and when it failed last; null for never. */
  ranAt: number | null;
  failedAt: number | null;
  /** When it was taken. */
  time: number;
  leaseEnd: number;
};

/** How a job stands, whichever server does it. Times are milliseconds since 1970; null for never. */
export type JobState = {
  name: string;
  ranAt: number | null;
  failedAt: number | null;
  /** Why it failed and was not done since; null when it was. It may quote an address. */
  failure: string | null;
  /** When it is tried next; while a server does it, when its lease ends. */
  nextAt: number;
};

/**
 * Takes a job that is due. One statement decides which server does it.
 * @param now this server's own time
 * @returns undefined when it isn't due, is paused or in the hands of another server
 */
export async function takeJob(
  ledger: Kysely<Schema>,
  { name, periodMilliseconds, obeysPause }: JobPlan,
  leaseMilliseconds: number,
  now: number,
): Promise<TakenJob | undefined> {
  const time = await sharedTime(ledger, now);
  const leaseEnd = time + leaseMilliseconds;
  const longestWait = periodMilliseconds + leaseMilliseconds;
  // Looking first, an idle server writes nothing.
  const waiting = await ledger
    .selectFrom('jobs')
    .select('name')
    .where('name', '=', name)
    .where((job) => job.not(isPastOrTooFarAhead(job.ref('due_at'), time, longestWait)))
    .executeTakeFirst();
  if (waiting || (obeysPause && (await pausedSince(ledger)) !== null)) return undefined;
  const row = await ledger
    .insertInto('jobs')
    .values({ name, due_at: leaseEnd, ran_at: null, failed_at: null, last_error: null })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ due_at: leaseEnd })
        .where((job) => isPastOrTooFarAhead(job.ref('jobs.due_at'), time, longestWait)),
    )
    .returning(['ran_at', 'failed_at'])
    .executeTakeFirst();
  return row && { name, ranAt: row.ran_at, failedAt: row.failed_at, time, leaseEnd };
}

/**
 * Lets a lease last from now on, unless it is lost: another server has the job, or it was made due
 * again meanwhile.
 * @param now this server's own time
 * @returns the job with its new lease, or as it was
 */
export async function renewLease(
  ledger: Kysely<Schema>,
  taken: TakenJob,
  leaseMilliseconds: number,
  now: number,
): Promise<TakenJob> {
  const leaseEnd = (await sharedTime(ledger, now)) + leaseMilliseconds;
  return (await changeHeld(ledger, taken, { due_at: leaseEnd })) ? { ...taken, leaseEnd } : taken;
}

/** Notes what became of a job, unless its lease is lost. */
export async function settleJob(
  ledger: Kysely<Schema>,
  taken: TakenJob,
  change: Partial<JobRow>,
): Promise<void> {
  await changeHeld(ledger, taken, change);
}

/** Whoever takes a job, or makes it due, changes the end of its lease. @returns whether it was held */
async function changeHeld(
  ledger: Kysely<Schema>,
  { name, leaseEnd }: TakenJob,
  change: Partial<JobRow>,
): Promise<boolean> {
  const { numUpdatedRows } = await ledger
    .updateTable('jobs')
    .set(change)
    .where('name', '=', name)
    .where('due_at', '=', leaseEnd)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether servers overwrite what was deleted: a row of that job on PostgreSQL is a copy from SQLite. */
export const hasOverwriting = (ledger: Kysely<Schema>): boolean => !isPostgres(ledger);

/** How every job stands that any server of the ledger has done, by name. */
export async function jobStates(ledger: Kysely<Schema>): Promise<JobState[]> {
  const rows = await ledger.selectFrom('jobs').selectAll().orderBy('name').execute();
  const done = rows.filter(({ name }) => name !== overwritingName || hasOverwriting(ledger));
  return done.map((row) => ({
    name: row.name,
    ranAt: row.ran_at,
    failedAt: row.failed_at,
    failure: row.last_error,
    nextAt: row.due_at,
  }));
}

/** @returns when a job was done last, in milliseconds since 1970; null for never */
export async function lastRunOf(ledger: Kysely<Schema>, name: string): Promise<number | null> {
  const states = await jobStates(ledger);
  return states.find((job) => job.name === name)?.ranAt ?? null;
}
