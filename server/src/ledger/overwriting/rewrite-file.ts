/**
 * A process that writes a SQLite ledger anew (`overwrite.ts`) and tells who started it the `Outcome`:
 * SQLite does so in one statement, which would keep everybody waiting whom the server answers, and
 * which nothing but the end of its process breaks off.
 */
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';

/** Whether it was written anew; `false` when somebody reads from its log. */
export type Outcome = { isDone: boolean } | { failure: string };

/** How long to wait for those who read what is in the log. */
const patienceMilliseconds = 1000;
const waitMilliseconds = 20;

/**
 * Empties the write-ahead log into the ledger. Asks again and again rather than let SQLite wait, which
 * would lock out everybody who writes meanwhile.
 * @returns false when somebody still reads from it
 */
function emptyLog(ledger: DatabaseSync): boolean {
  const end = performance.now() + patienceMilliseconds;
  const waiting = new Int32Array(new SharedArrayBuffer(4));
  for (;;) {
    ledger.exec('pragma busy_timeout = 0');
    if (ledger.prepare('pragma wal_checkpoint(truncate)').get()?.['busy'] === 0) return true;
    if (performance.now() >= end) return false;
    Atomics.wait(waiting, 0, 0, waitMilliseconds);
  }
}

/** While the log can't be emptied, a ledger that is written anew would only make it grow. */
function rewrite(ledger: DatabaseSync): boolean {
  if (!emptyLog(ledger)) return false;
  ledger.exec('pragma busy_timeout = 1000');
  try {
    ledger.exec('vacuum');
  } catch (failure) {
    // A disk that has become full of it has room again.
    emptyLog(ledger);
    throw failure;
  }
  return emptyLog(ledger);
}

function outcome(file: string): Outcome {
  try {
    // It makes none where the ledger was moved away.
    const ledger = new DatabaseSync(`${pathToFileURL(file)}?mode=rw`);
    try {
      return { isDone: rewrite(ledger) };
    } finally {
      ledger.close();
    }
  } catch (failure) {
    return { failure: String(failure) };
  }
}

process.send?.(outcome(process.argv[2] ?? ''));
