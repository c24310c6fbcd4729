import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  SqliteDriver,
} from 'kysely';
import { isLocked } from './failure.ts';
import { patienceMilliseconds } from './patience.ts';

const firstWaitMilliseconds = 5;
const longestWaitMilliseconds = 50;

const deadlines = new AsyncLocalStorage<number>();

/**
 * Sets for all statements of `work` when they stop waiting for SQLite's write lock, as told by
 * performance.now(); else each has two seconds from when it asks for the connection.
 */
export function withLockDeadline<Result>(deadline: number, work: () => Result): Result {
  return deadlines.run(deadline, work);
}

type Borrower = { deadline: number; begin: () => void; giveUp: (failure: unknown) => void };

/**
 * Lends Kysely the one connection to one at a time, and waits for SQLite's write lock in the event
 * loop. SQLite's own busy timeout waits too, but stops the only thread meanwhile, and every page
 * with it. Who waits behind a lock that is still held gives up at a deadline of their own.
 */
export class PatientDriver extends SqliteDriver {
  #isLent = false;
  #queue: Borrower[] = [];

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    const deadline = deadlines.getStore() ?? performance.now() + patienceMilliseconds;
    if (this.#isLent) {
      await new Promise<void>((begin, giveUp) => this.#queue.push({ deadline, begin, giveUp }));
    }
    this.#isLent = true;
    return {
      executeQuery: (query) => this.#execute(connection, query, deadline),
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    };
  }

  /** The next one takes over at once: nobody who comes now may go first. */
  override async releaseConnection(): Promise<void> {
    const next = this.#queue.shift();
    if (next) next.begin();
    else this.#isLent = false;
  }

  /** A statement that found the lock taken did nothing: a transaction takes it as it begins. */
  async #execute<Row>(
    connection: DatabaseConnection,
    query: CompiledQuery,
    deadline: number,
  ): Promise<QueryResult<Row>> {
    for (let wait = firstWaitMilliseconds; ; wait = Math.min(2 * wait, longestWaitMilliseconds)) {
      try {
        return await connection.executeQuery<Row>(query);
      } catch (failure) {
        if (!isLocked(failure)) throw failure;
        this.#dismissLate(failure);
        if (performance.now() >= deadline) throw failure;
      }
      await pause(wait);
    }
  }

  #dismissLate(failure: unknown): void {
    const now = performance.now();
    const late = this.#queue.filter(({ deadline }) => deadline <= now);
    this.#queue = this.#queue.filter(({ deadline }) => deadline > now);
    for (const { giveUp } of late) giveUp(failure);
  }
}
