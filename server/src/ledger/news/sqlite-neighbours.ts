import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Neighbours } from './neighbours.ts';
import { anythingKept, type Message } from './news.ts';

const lookMilliseconds = 1000;

/**
 * Other processes on a SQLite ledger, which can't say anything: that one of them has written is looked
 * for once a second, with what SQLite counts for each connection (https://www.sqlite.org/pragma.html#pragma_data_version).
 */
export class SqliteNeighbours implements Neighbours {
  readonly #database: Database;
  readonly #hear: (message: Message) => void;
  #version: number | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(database: Database, hear: (message: Message) => void) {
    this.#database = database;
    this.#hear = hear;
  }

  async open(): Promise<void> {
    clearInterval(this.#timer);
    this.#timer = setInterval(() => void this.#look(), lookMilliseconds).unref();
    this.#version = undefined;
    await this.#look();
  }

  async check(): Promise<void> {}

  async close(): Promise<void> {
    clearInterval(this.#timer);
  }

  async #look(): Promise<void> {
    const version = await this.#database
      .use((ledger) => sql<{ data_version: number }>`pragma data_version`.execute(ledger))
      .then(({ rows }) => rows[0]?.data_version)
      // Away: what it counts when it is back differs.
      .catch(() => this.#version);
    const before = this.#version;
    this.#version = version;
    if (before !== undefined && before !== version) this.#hear({ from: '', news: anythingKept });
  }
}
