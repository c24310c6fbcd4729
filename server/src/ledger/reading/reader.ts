import { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { DatabaseUnavailable, isOwnFault } from '../database/failure.ts';
import { type LedgerSettings, ledgerFile } from '../database/ledger-name.ts';
import { readingPostgresDialect } from '../database/postgres.ts';
import type { Schema } from '../schema.ts';
import { indexSome, isIndexBehind } from '../search/search-index.ts';
import { type Answer, type Asked, type Questions, questions } from './questions.ts';
import { type BeginReader, SqliteSource } from './sqlite-source.ts';

/** Answers a question from one kind of database. */
type Source = {
  ask<Name extends keyof Questions>(name: Name, asked: Asked<Name>): Promise<Answer<Name>>;
  index(most: number, stopping: AbortSignal | undefined): Promise<number>;
  close(): Promise<void>;
};

/**
 * Answers what people ask, and programs for them, beside what is done for visitors: on SQLite in a
 * thread with a connection of its own, on PostgreSQL over a few connections whose statements are
 * bounded. Nothing is opened before the first question.
 */
export class Reader {
  readonly #database: Database;
  readonly #source: Source;

  /** @param begin how SQLite's thread is begun, if otherwise than usual */
  constructor(database: Database, { DATABASE_URL, DATA_DIR }: LedgerSettings, begin?: BeginReader) {
    this.#database = database;
    this.#source = DATABASE_URL
      ? new ReadingPool(DATABASE_URL, database)
      : new SqliteSource(ledgerFile(DATA_DIR), undefined, begin);
  }

  /**
   * Asks one of `questions`; what was committed before is seen.
   * @throws DatabaseUnavailable when the ledger is away, moved, or takes too long
   */
  async ask<Name extends keyof Questions>(name: Name, asked: Asked<Name>): Promise<Answer<Name>> {
    await this.#demandLedger();
    const answer = await this.#source.ask(name, asked);
    await this.#demandLedger();
    return answer;
  }

  /**
   * Puts enquiries into the index of the search, those that came in first first.
   * @param stopping ends the wait for what SQLite's thread has in hand
   * @returns how many, fewer than `most` where they are long; none when there were no more
   * @throws DatabaseUnavailable
   */
  async index(most: number, stopping?: AbortSignal): Promise<number> {
    if (!(await this.#database.use(isIndexBehind)) || stopping?.aborted) return 0;
    return this.#source.index(most, stopping);
  }

  async close(): Promise<void> {
    await this.#source.close();
  }

  /** Opened, of this version, and where it was opened. */
  #demandLedger(): Promise<void> {
    return this.#database.use(async () => undefined);
  }
}

/** Connections that only read. */
class ReadingPool implements Source {
  readonly #url: string;
  readonly #database: Database;
  #ledger: Kysely<Schema> | undefined;

  constructor(url: string, database: Database) {
    this.#url = url;
    this.#database = database;
  }

  async ask<Name extends keyof Questions>(name: Name, asked: Asked<Name>): Promise<Answer<Name>> {
    // A connection that breaks while it rests is replaced by the pool.
    this.#ledger ??= new Kysely<Schema>({ dialect: readingPostgresDialect(this.#url, () => {}) });
    const question = questions[name] as (
      ledger: Kysely<Schema>,
      asked: Asked<Name>,
    ) => Promise<Answer<Name>>;
    try {
      return await question(this.#ledger, asked);
    } catch (failure) {
      if (isOwnFault(failure)) throw failure;
      throw new DatabaseUnavailable("the ledger can't be read", { cause: failure });
    }
  }

  index(most: number): Promise<number> {
    return this.#database.use((ledger) => indexSome(ledger, most));
  }

  async close(): Promise<void> {
    await this.#ledger?.destroy();
    this.#ledger = undefined;
  }
}
