import { minute } from '../durations.ts';
import type { Database } from '../ledger/database/database.ts';
import { DatabaseUnavailable } from '../ledger/database/failure.ts';
import { type JobPlan, type TakenJob, takeJob } from '../ledger/jobs.ts';
import type { Log } from '../log.ts';
import { reasonOf } from '../sending/failure.ts';
import { HeldJob, leaseMilliseconds } from './held-job.ts';

/** Work that is done again and again, each time by one of the servers of a ledger. */
export type Job = JobPlan & {
  /** When it is due again, where that is another time than after its period. */
  dueAfter?(time: number): number;
  /**
   * Does it once, or throws; then it is tried again after some minutes.
   * @param taken when it was begun, and was done and failed before
   * @param stopping aborted when the server stops: long work ends by throwing then
   */
  work(taken: TakenJob, stopping: AbortSignal): Promise<void>;
};

/** Thrown by a job that failed in a way that trying again won't mend: it is due after its period. */
export class GivenUp extends Error {
  override name = 'GivenUp';
}

/** Thrown by a job that must not go on now, through no fault: it is due as soon as it may go on. */
export class Interrupted extends Error {
  override name = 'Interrupted';
}

/** How often to look whether a job is due. */
const lookMilliseconds = minute;

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
        const taken = await this.#database.use((ledger) =>
          takeJob(ledger, job, leaseMilliseconds, this.#now()),
        );
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

  async #do(job: Job, taken: TakenJob): Promise<void> {
    const { time } = taken;
    const next = job.dueAfter?.(time) ?? time + job.periodMilliseconds;
    const held = new HeldJob(this.#database, taken, this.#now);
    try {
      await job.work(taken, this.#stopping.signal);
      await held.settle({ due_at: next, ran_at: time, last_error: null });
    } catch (failure) {
      if (failure instanceof DatabaseUnavailable) throw failure;
      if (failure instanceof Interrupted || this.#stopping.signal.aborted) {
        await held.settle({ due_at: time });
        return;
      }
      this.#log.warn({ event: 'job.failed', job: job.name, err: failure });
      const due_at = failure instanceof GivenUp ? next : time + retryMilliseconds;
      await held.settle({ due_at, failed_at: time, last_error: reasonOf(failure) });
    } finally {
      await held.release();
    }
  }
}
