import { Worker } from 'node:worker_threads';
import { DatabaseUnavailable } from '../database/failure.ts';
import type { Answer, Asked, Questions } from './questions.ts';
import type { Answering, Asking } from './reader-thread.ts';

/** A thread that nobody asks anything ends, and gives its memory back. */
const idleMilliseconds = 120_000;

/** More than this wait when staff ask faster than the ledger answers; waiting longer helps nobody. */
const mostWaiting = 100;

/** Enough for a thousand enquiries of the longest words. */
const mostMegabytes = 256;

type Waiting = { resolve: (answer: unknown) => void; reject: (failure: Error) => void };

/** Answers questions from a SQLite ledger in a thread of its own, which begins with the first one; fills its index, too. */
export class ReaderThread {
  readonly #file: string;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  #number = 0;

  constructor(file: string) {
    this.#file = file;
  }

  /**
   * @throws DatabaseUnavailable when the ledger can't be read, the thread ended or too many wait;
   *   Error when the question itself was wrong
   */
  ask<Name extends keyof Questions>(name: Name, asked: Asked<Name>): Promise<Answer<Name>> {
    return this.#send(name, asked) as Promise<Answer<Name>>;
  }

  /** Puts enquiries into the index of the search. @returns how many, at most `most` */
  index(most: number): Promise<number> {
    return this.#send('index', most) as Promise<number>;
  }

  #send(name: Asking['name'], asked: unknown): Promise<unknown> {
    if (this.#waiting.size >= mostWaiting) {
      return Promise.reject(new DatabaseUnavailable('too many questions wait for the ledger'));
    }
    clearTimeout(this.#idle);
    this.#worker ??= this.#begin();
    this.#number += 1;
    const number = this.#number;
    const answer = new Promise<unknown>((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject });
    });
    this.#worker.postMessage({ number, name, asked });
    return answer;
  }

  async close(): Promise<void> {
    await this.#end('the reader is closed');
  }

  #begin(): Worker {
    const worker = new Worker(new URL('./reader-thread.ts', import.meta.url), {
      workerData: this.#file,
      resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    });
    worker.unref();
    worker.on('message', (answering: Answering) => this.#settle(answering));
    // Whatever ended it, the next question begins another one.
    worker.on('error', (failure) => this.#lost(worker, failure));
    worker.on('exit', () => this.#lost(worker));
    return worker;
  }

  #settle(answering: Answering): void {
    const { resolve, reject } = this.#waiting.get(answering.number) ?? {};
    this.#waiting.delete(answering.number);
    if (this.#waiting.size === 0) {
      this.#idle = setTimeout(() => this.#end('nobody asked'), idleMilliseconds).unref();
    }
    if ('answer' in answering) resolve?.(answering.answer);
    else if (answering.isStatement) reject?.(new Error(answering.failure));
    else reject?.(new DatabaseUnavailable(`the ledger can't be read: ${answering.failure}`));
  }

  #lost(worker: Worker, failure?: Error): void {
    if (worker === this.#worker) this.#end('the thread that reads has ended', failure);
  }

  async #end(reason: string, cause?: Error): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) {
      reject(new DatabaseUnavailable(reason, { cause }));
    }
    this.#waiting.clear();
    await worker?.terminate();
  }
}
