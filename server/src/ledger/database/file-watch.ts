import { statSync } from 'node:fs';
import type { Log } from '../../log.ts';
import { DatabaseUnavailable } from './failure.ts';

/** Nobody may write for hours: the files are looked at meanwhile, too. */
const lookMilliseconds = 1000;

/** The identity of the file where a ledger was opened. */
type Whereabouts = 'in-place' | 'gone' | 'replaced';

/** Device and inode of what stands at a path; undefined when nothing can be found there. */
function identityOf(path: string): string | undefined {
  try {
    const { dev, ino } = statSync(path, { bigint: true });
    return `${dev}:${ino}`;
  } catch {
    return undefined;
  }
}

/**
 * Watches the files of a SQLite ledger from when it was first opened. SQLite goes on writing into a
 * file that was moved or deleted, where nobody would find what was acknowledged.
 */
export class FileWatch {
  readonly #file: string;
  readonly #logFile: string;
  readonly #log: Log;
  /** By path, what was opened there. */
  readonly #opened = new Map<string, string | undefined>();
  #whereabouts: Whereabouts = 'in-place';
  #timer: NodeJS.Timeout | undefined;

  /** @param file the ledger */
  constructor(file: string, log: Log) {
    this.#file = file;
    this.#logFile = `${file}-wal`;
    this.#log = log;
  }

  /** Begins, once the ledger is open and has been read, so that its log stands beside it. */
  start(): void {
    for (const path of [this.#file, this.#logFile]) this.#opened.set(path, identityOf(path));
    this.#timer ??= setInterval(() => this.#look(), lookMilliseconds).unref();
  }

  /**
   * Ends it until the next start(), as the ledger is closed: SQLite removes its log then. What is
   * opened next must still be the same file.
   */
  stop(): void {
    this.#opened.delete(this.#logFile);
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /**
   * Does nothing before the first start().
   * @throws DatabaseUnavailable when the files that were opened are no longer where they were
   */
  demandInPlace(): void {
    this.#look();
    if (this.#whereabouts !== 'in-place') {
      throw new DatabaseUnavailable(`the files of the ledger are ${this.#whereabouts}`);
    }
  }

  /** Notices and logs when the files are moved or replaced, and when they are back. */
  #look(): void {
    const found = this.#find();
    if (found === this.#whereabouts) return;
    this.#whereabouts = found;
    if (found === 'in-place') this.#log.info({ event: 'database.back' });
    else {
      this.#log.error({
        event: 'database.moved',
        found,
        means: `${this.#file} and its -wal are ${found}: put them back, or restart the server to open what stands there`,
      });
    }
  }

  #find(): Whereabouts {
    const opened = [...this.#opened];
    const found = opened.map(([path]) => identityOf(path));
    if (found.includes(undefined)) return 'gone';
    const isSame = found.every((identity, index) => identity === opened[index]?.[1]);
    return isSame ? 'in-place' : 'replaced';
  }
}
