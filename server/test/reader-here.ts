import { EventEmitter } from 'node:events';
import { type Asking, FileReader } from '../src/ledger/reading/file-reader.ts';
import type { ReaderThread } from '../src/ledger/reading/sqlite-source.ts';

/**
 * Stands for the thread that reads a SQLite ledger, in this process: to begin one takes longer than most
 * tests, and few of them are about it.
 */
export class ReaderHere extends EventEmitter implements ReaderThread {
  #reader: FileReader | undefined;
  #isEnded = false;

  constructor(file: string) {
    super();
    setImmediate(() => {
      try {
        this.#reader = new FileReader(file);
        this.emit('message', 'begun');
      } catch (failure) {
        this.emit('error', failure);
      }
    });
  }

  postMessage(asking: Asking): void {
    const handedOver = structuredClone(asking);
    setImmediate(async () => {
      if (this.#isEnded) return;
      const answering = await this.#reader?.answer(handedOver);
      if (answering) this.emit('message', structuredClone(answering));
    });
  }

  unref(): void {}

  async terminate(): Promise<void> {
    this.#isEnded = true;
    await this.#reader?.close();
  }
}
