import { sharedTime } from '../ledger/database/clock.ts';
import type { Database } from '../ledger/database/database.ts';
import { DatabaseUnavailable } from '../ledger/database/failure.ts';
import type { Log } from '../log.ts';

/** Work that is done again and again, each time by one of the servers of a ledger. */
export type Job = {
  name: string;
  periodMilliseconds: number;
  /**
   * Does it once, or throws; then it is tried again after some minutes.
   * @param previous when it was done last; null for never
   * @param now the time all servers agree on; both are milliseconds since 1970
   * @param stopping aborted when the server stops: long work ends by throwing then
   */
  work(previous: number | null, now: number, stopping: AbortSignal): Promise<void>;
};

/** A job in the hands of this server. */
type Taken = { previous: number | null; now: number; leaseEnd: number };

const minute = 60_000;

/** How often to look whether a job is due. */
const lookMilliseconds = minute;

/** After this, another server takes up what one that died has left. */
const leaseMilliseconds = 10 * minute;

/** How long to wait after a failure. */
const retryMilliseconds = 5 * minute;

/** Looks left out when the ledger is away: each attempt to open it logs an error. */
const looksLeftOut = 14;

/** Does what is due, in the background. */
export class Jobs {
  readonly #database: Database;
  readonly #jobs: readonly Job[];
  readonly #log: Log;
  readonly #now: () => number;
  readonly #stopping = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> | undefined;
  #toLeaveOut = 0;

  constructor(database: Database, jobs: readonly Job[], log: Log, now: () => number) {
    this.#database = database;
    this.#jobs = jobs;
    this.#log = log;
    this.#now = now;
  }

  /** Looks at once, and every minute from then on. */
  start(): void {
    this.#timer = setInterval(() => this.#look(), lookMilliseconds);
    this.#timer.unref();
    this.#look();
  }

  /** Takes up nothing new, and returns when what is in hand has ended. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    clearInterval(this.#timer);
    await this.#round;
  }

  #look(): void {
    if (this.#round || this.#stopping.signal.aborted) return;
    if (this.#toLeaveOut > 0) {
      this.#toLeaveOut -= 1;
      return;
    }
    this.#round = this.#run().finally(() => {
      this.#round = undefined;
    });
  }

  /** Failures are logged, never thrown. */
  async #run(): Promise<void> {
    for (const job of this.#jobs) {
      if (this.#stopping.signal.aborted) return;
      try {
        const taken = await this.#take(job);
        if (taken) await this.#do(job, taken);
      } catch (failure) {
        if (failure instanceof DatabaseUnavailable) {
          // The database has said so. What was in hand is taken up again when its lease ends.
          this.#toLeaveOut = looksLeftOut;
          return;
        }
        this.#log.error({ event: 'job.failed', job: job.name, err: failure });
      }
    }
  }

  /** One statement decides which server does the job. @returns undefined when it is not this one */
  #take({ name, periodMilliseconds }: Job): Promise<Taken | undefined> {
    // What comes in while the database is being opened is later than this.
    const asked = this.#now();
    return this.#database.use(async (ledger) => {
      const now = await sharedTime(this.#database.kind, ledger, asked);
      // A clock that was wrong wrote what is due later than any job can be.
      const latest = now + periodMilliseconds + leaseMilliseconds;
      const standing = await ledger
        .selectFrom('jobs')
        .select('due_at')
        .where('name', '=', name)
        .executeTakeFirst();
      // Looking first, an idle server writes nothing.
      if (standing && standing.due_at > now && standing.due_at <= latest) return undefined;
      const leaseEnd = now + leaseMilliseconds;
      const row = await ledger
        .insertInto('jobs')
        .values({ name, due_at: leaseEnd, ran_at: null })
        .onConflict((conflict) =>
          conflict
            .column('name')
            .doUpdateSet({ due_at: leaseEnd })
            .where((job) =>
              job.or([job('jobs.due_at', '<=', now), job('jobs.due_at', '>', latest)]),
            ),
        )
        .returning('ran_at')
        .executeTakeFirst();
      return row && { previous: row.ran_at, now, leaseEnd };
    });
  }

  async #do(job: Job, taken: Taken): Promise<void> {
    const { previous, now } = taken;
    try {
      await job.work(previous, now, this.#stopping.signal);
    } catch (failure) {
      if (failure instanceof DatabaseUnavailable) throw failure;
      if (this.#stopping.signal.aborted) {
        await this.#note(job, taken, { due_at: now });
        return;
      }
      this.#log.warn({ event: 'job.failed', job: job.name, err: failure });
      await this.#note(job, taken, { due_at: now + retryMilliseconds });
      return;
    }
    await this.#note(job, taken, { due_at: now + job.periodMilliseconds, ran_at: now });
  }

  /** Does nothing when the lease has ended and another server has the job. */
  #note(
    { name }: Job,
    { leaseEnd }: Taken,
    change: { due_at: number; ran_at?: number },
  ): Promise<unknown> {
    return this.#database.use((ledger) =>
      ledger
        .updateTable('jobs')
        .set(change)
        .where('name', '=', name)
        .where('due_at', '=', leaseEnd)
        .execute(),
    );
  }
}
