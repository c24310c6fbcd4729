import { setTimeout as pause } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  SqliteDriver,
} from 'kysely';
import { isLocked } from './failure.ts';

/** How long a statement waits for another process to give up the write lock. */
const patienceMilliseconds = 2000;
const firstWaitMilliseconds = 5;
const longestWaitMilliseconds = 50;

/**
 * Waits for SQLite's write lock in the event loop. SQLite's own busy timeout waits too, but stops
 * the only thread meanwhile, and every page with it.
 */
class PatientConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;

  constructor(connection: DatabaseConnection) {
    this.#connection = connection;
  }

  /** A statement that found the lock taken did nothing: a transaction takes it as it begins. */
  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const end = performance.now() + patienceMilliseconds;
    let wait = firstWaitMilliseconds;
    for (;;) {
      try {
        return await this.#connection.executeQuery<Row>(query);
      } catch (failure) {
        if (!isLocked(failure) || performance.now() >= end) throw failure;
      }
      await pause(wait);
      wait = Math.min(2 * wait, longestWaitMilliseconds);
    }
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number) {
    return this.#connection.streamQuery<Row>(query, chunkSize);
  }
}

/** Kysely's driver of SQLite, whose one connection waits without blocking. */
export class PatientDriver extends SqliteDriver {
  #connection: PatientConnection | undefined;

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#connection ??= new PatientConnection(await super.acquireConnection());
    return this.#connection;
  }
}
