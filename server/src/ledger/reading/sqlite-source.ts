import type { EventEmitter } from 'node:events';
import { Worker } from 'node:worker_threads';
import { minute } from '../../durations.ts';
import { DatabaseUnavailable } from '../database/failure.ts';
import type { Answering, Asking } from './file-reader.ts';
import type { Answer, Asked, Questions } from './questions.ts';

/** A thread that nobody asks anything ends, and gives its memory back. */
const idleMilliseconds = 2 * minute;

/** More than this wait when staff ask faster than the ledger answers; waiting longer helps nobody. */
const mostWaiting = 100;

/** Enough for a thousand enquiries of the longest words. */
const mostMegabytes = 256;

/** What a thread may take to begin on a machine that is busy with everything else. */
const beginMilliseconds = 30_000;

/** As long as PostgreSQL may take over a statement. */
const patienceMilliseconds = 5000;

/** What a thread says: that it has begun, then an answer to each question. */
export type Told = 'begun' | Answering;

/** A thread that reads, or whatever stands for one: it emits what is `Told` as messages. */
export type ReaderThread = EventEmitter & {
  postMessage(asking: Asking): void;
  unref(): void;
  terminate(): Promise<unknown>;
};

/** Begins a thread that reads a ledger. */
export type BeginReader = (file: string) => ReaderThread;

const beginThread: BeginReader = (file) =>
  new Worker(new URL('./reader-thread.ts', import.meta.url), {
    workerData: file,
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  });

type Asker = Asking & { resolve: (answer: unknown) => void; reject: (failure: Error) => void };

/**
 * Answers questions from a SQLite ledger in a thread of its own, one after the other; fills its index,
 * too. The thread begins with the first one. One that takes too long is given up with its thread, and
 * the next is asked of another; SQLite ends the statement in hand first, since nothing in Node.js
 * breaks it off.
 */
export class SqliteSource {
  readonly #file: string;
  readonly #mostMilliseconds: number;
  #waiting: Asker[] = [];
  #inHand: Asker | undefined;
  readonly #beginReader: BeginReader;
  #worker: ReaderThread | undefined;
  /** Whether the thread has begun: what it takes for that is no question's fault. */
  #hasBegun = false;
  /** Ends an answer that takes too long, or a thread that nobody asks anything. */
  #timer: NodeJS.Timeout | undefined;

  /** @param mostMilliseconds how long one answer may take */
  constructor(file: string, mostMilliseconds = patienceMilliseconds, begin = beginThread) {
    this.#file = file;
    this.#beginReader = begin;
    this.#mostMilliseconds = mostMilliseconds;
  }

  /**
   * @throws DatabaseUnavailable when the ledger can't be read, the answer takes too long, the thread
   *   ended or too many wait; Error when the question itself was wrong
   */
  ask<Name extends keyof Questions>(name: Name, asked: Asked<Name>): Promise<Answer<Name>> {
    return this.#send({ name, asked }) as Promise<Answer<Name>>;
  }

  /**
   * Puts enquiries into the index of the search.
   * @param stopping ends the wait for it
   * @returns how many, at most `most`
   */
  index(most: number, stopping?: AbortSignal): Promise<number> {
    return new Promise((resolve, reject) => {
      const stop = () => reject(new DatabaseUnavailable('the server stops'));
      stopping?.addEventListener('abort', stop);
      this.#send({ name: 'index', asked: most })
        .then((indexed) => resolve(indexed as number), reject)
        .finally(() => stopping?.removeEventListener('abort', stop));
    });
  }

  #send(asking: Asking): Promise<unknown> {
    if (this.#waiting.length >= mostWaiting) {
      return Promise.reject(new DatabaseUnavailable('too many questions wait for the ledger'));
    }
    return new Promise<unknown>((resolve, reject) => {
      this.#waiting.push({ ...asking, resolve, reject });
      if (!this.#inHand) this.#next();
    });
  }

  async close(): Promise<void> {
    await this.#end('the reader is closed');
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#inHand = this.#waiting.shift();
    if (!this.#inHand) {
      this.#timer = setTimeout(() => this.#end('nobody asked'), idleMilliseconds).unref();
      return;
    }
    this.#worker ??= this.#begin();
    const { name, asked } = this.#inHand;
    try {
      this.#worker.postMessage({ name, asked } as Asking);
    } catch (failure) {
      // A question that can't be cloned would never be answered, and those behind it would wait for ever.
      this.#settle({ failure: String(failure), isStatement: true });
      return;
    }
    this.#limit(this.#hasBegun ? this.#mostMilliseconds : beginMilliseconds);
  }

  #limit(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#giveUp(), milliseconds).unref();
  }

  #begin(): ReaderThread {
    const worker = this.#beginReader(this.#file);
    worker.unref();
    this.#hasBegun = false;
    worker.on('message', (told: Told) => {
      if (worker !== this.#worker) return;
      if (told !== 'begun') this.#settle(told);
      else {
        this.#hasBegun = true;
        if (this.#inHand) this.#limit(this.#mostMilliseconds);
      }
    });
    // Whatever ended it, the next question begins another one.
    worker.on('error', (failure) => this.#lost(worker, failure));
    worker.on('exit', () => this.#lost(worker));
    return worker;
  }

  #settle(answering: Answering): void {
    const { resolve, reject } = this.#inHand ?? {};
    if ('answer' in answering) resolve?.(answering.answer);
    else if (answering.isStatement) reject?.(new Error(answering.failure));
    else reject?.(new DatabaseUnavailable(`the ledger can't be read: ${answering.failure}`));
    this.#next();
  }

  #giveUp(): void {
    this.#inHand?.reject(new DatabaseUnavailable('the ledger took too long to answer'));
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#next();
  }

  #lost(worker: ReaderThread, failure?: Error): void {
    if (worker === this.#worker) this.#end('the thread that reads has ended', failure);
  }

  async #end(reason: string, cause?: Error): Promise<void> {
    clearTimeout(this.#timer);
    const worker = this.#worker;
    const given = [...(this.#inHand ? [this.#inHand] : []), ...this.#waiting];
    this.#worker = undefined;
    this.#inHand = undefined;
    this.#waiting = [];
    for (const { reject } of given) reject(new DatabaseUnavailable(reason, { cause }));
    await worker?.terminate();
  }
}
