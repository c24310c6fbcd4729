import { statSync } from 'node:fs';

/** Device and inode of what stands at a path; undefined when nothing can be found there. */
function identityOf(path: string): string | undefined {
  try {
    const { dev, ino } = statSync(path, { bigint: true });
    return `${dev}:${ino}`;
  } catch {
    return undefined;
  }
}

/** What stands where a ledger was opened. */
export type Whereabouts = 'in-place' | 'gone' | 'replaced';

/**
 * The files of a SQLite ledger as they were opened. SQLite goes on writing into a file that was
 * moved or deleted, where nobody would find what was acknowledged.
 */
export class OpenedFile {
  readonly #identities: ReadonlyMap<string, string | undefined>;

  /** @param file the ledger, which is open and has been read, so that its log stands beside it */
  constructor(file: string) {
    this.#identities = new Map([file, `${file}-wal`].map((path) => [path, identityOf(path)]));
  }

  whereabouts(): Whereabouts {
    for (const [path, opened] of this.#identities) {
      const found = identityOf(path);
      if (found === undefined) return 'gone';
      if (found !== opened) return 'replaced';
    }
    return 'in-place';
  }
}
