import { Kysely } from 'kysely';
import { isOwnFault } from '../database/failure.ts';
import { existingSqliteDialect, readOnlySqliteDialect } from '../database/sqlite.ts';
import type { Schema } from '../schema.ts';
import { indexSome } from '../search/search-index.ts';
import { questions } from './questions.ts';

/** What is to be done: to answer a question, or to put so many enquiries into the index. */
export type Asking =
  | { name: keyof typeof questions; asked: unknown }
  | { name: 'index'; asked: number };

/** Its result. */
export type Answering = { answer: unknown } | { failure: string; isStatement: boolean };

/** Answers from the file of a SQLite ledger over connections of its own, and blocks meanwhile whoever runs it. */
export class FileReader {
  readonly #file: string;
  readonly #reading: Kysely<Schema>;
  #writing: Kysely<Schema> | undefined;

  constructor(file: string) {
    this.#file = file;
    this.#reading = new Kysely<Schema>({ dialect: readOnlySqliteDialect(file) });
  }

  async answer(asking: Asking): Promise<Answering> {
    try {
      return { answer: await this.#work(asking) };
    } catch (failure) {
      return {
        failure: failure instanceof Error ? failure.message : String(failure),
        isStatement: isOwnFault(failure),
      };
    }
  }

  async close(): Promise<void> {
    await this.#reading.destroy();
    await this.#writing?.destroy();
  }

  #work({ name, asked }: Asking): Promise<unknown> {
    if (name !== 'index') return questions[name](this.#reading, asked as never);
    this.#writing ??= new Kysely<Schema>({ dialect: existingSqliteDialect(this.#file) });
    return indexSome(this.#writing, asked as number);
  }
}
