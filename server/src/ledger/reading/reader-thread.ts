import { parentPort, workerData } from 'node:worker_threads';
import { Kysely } from 'kysely';
import { isOwnFault } from '../database/failure.ts';
import { existingSqliteDialect, readOnlySqliteDialect } from '../database/sqlite.ts';
import type { Schema } from '../schema.ts';
import { indexSome } from '../search/search-index.ts';
import { questions } from './questions.ts';

/** What the thread is to do: to answer a question, or to put so many enquiries into the index. */
export type Asking =
  | { name: keyof typeof questions; asked: unknown }
  | { name: 'index'; asked: number };

/** What the thread says: that it has begun, then an answer to each question. */
export type Answering = 'begun' | { answer: unknown } | { failure: string; isStatement: boolean };

const file = String(workerData);
const reading = new Kysely<Schema>({ dialect: readOnlySqliteDialect(file) });
let writing: Kysely<Schema> | undefined;

function work({ name, asked }: Asking): Promise<unknown> {
  if (name !== 'index') return questions[name](reading, asked as never);
  writing ??= new Kysely<Schema>({ dialect: existingSqliteDialect(file) });
  return indexSome(writing, asked as number);
}

async function answer(asking: Asking): Promise<Exclude<Answering, 'begun'>> {
  try {
    return { answer: await work(asking) };
  } catch (failure) {
    return {
      failure: failure instanceof Error ? failure.message : String(failure),
      isStatement: isOwnFault(failure),
    };
  }
}

parentPort?.on('message', async (asking: Asking) => {
  parentPort?.postMessage(await answer(asking));
});
parentPort?.postMessage('begun' satisfies Answering);
