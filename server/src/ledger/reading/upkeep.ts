import { setTimeout as pause } from 'node:timers/promises';
import { minute } from '../../durations.ts';
import type { Log } from '../../log.ts';
import type { Database } from '../database/database.ts';
import { DatabaseUnavailable } from '../database/failure.ts';
import { joinCounts } from './counts.ts';
import type { Reader } from './reader.ts';

/** Between two looks at whether there is anything to do. */
const lookMilliseconds = 1000;

/** Looks after which another server's work, or what an earlier run left, is looked for. */
const looksBetween = 60;

/** Between two joinings of the counts, which grow with each enquiry: in a flood above all. */
const joinMilliseconds = minute;

/** So many enquiries within a look are a flood: it goes first, and the search learns of it later. */
const flood = 50;

/** Enquiries in one transaction, which takes milliseconds; fewer where they are long. */
const mostTogether = 10;

/** At least so long between two transactions, for visitors who came meanwhile. */
const restMilliseconds = 10;

/**
 * Keeps ready, in the background, what is too dear to do while a visitor waits: the index of the
 * search knows an enquiry a second or two after it came in, and goes on after a restart.
 */
export class Upkeep {
  readonly #database: Database;
  readonly #reader: Reader;
  readonly #log: Log;
  readonly #stopping = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> | undefined;
  #joinTimer: NodeJS.Timeout | undefined;
  #joining: Promise<void> | undefined;
  #arrived = 0;
  #looks = 0;

  constructor(database: Database, reader: Reader, log: Log) {
    this.#database = database;
    this.#reader = reader;
    this.#log = log;
  }

  start(): void {
    this.#timer = setInterval(() => this.#look(), lookMilliseconds);
    this.#timer.unref();
    this.#joinTimer = setInterval(() => this.#join(), joinMilliseconds);
    this.#joinTimer.unref();
    this.#begin();
    this.#join();
  }

  /** Says that an enquiry was kept. */
  arrived(): void {
    this.#arrived += 1;
  }

  /** Returns when the transactions in hand have ended; of those in SQLite's thread, its end breaks them off. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    clearInterval(this.#timer);
    clearInterval(this.#joinTimer);
    await Promise.all([this.#round, this.#joining]);
  }

  #look(): void {
    const arrived = this.#arrived;
    this.#arrived = 0;
    this.#looks = (this.#looks + 1) % looksBetween;
    if (arrived >= flood) {
      // As soon as it is over.
      this.#looks = -1;
      return;
    }
    if (arrived > 0 || this.#looks === 0) this.#begin();
  }

  #begin(): void {
    if (this.#round) {
      // Its last transaction may have begun before what came just now: it is looked at next time.
      this.#looks = -1;
      return;
    }
    this.#round = this.#logged(() => this.#index()).finally(() => {
      this.#round = undefined;
    });
  }

  #join(): void {
    this.#joining ??= this.#logged(() => this.#database.use(joinCounts)).finally(() => {
      this.#joining = undefined;
    });
  }

  async #index(): Promise<void> {
    while (!this.#stopping.signal.aborted && this.#arrived < flood) {
      const start = performance.now();
      if ((await this.#reader.index(mostTogether, this.#stopping.signal)) === 0) break;
      // After holding the lock, it is left free for as long.
      await pause(Math.max(restMilliseconds, performance.now() - start));
    }
  }

  /** Failures are logged, never thrown. */
  async #logged(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (failure) {
      // The database has said so, and its absence is looked at once a minute.
      if (failure instanceof DatabaseUnavailable) return;
      this.#log.error({ event: 'upkeep.failed', err: failure });
    }
  }
}
