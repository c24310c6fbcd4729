/**
 * A thread that writes a SQLite ledger anew (`overwrite.ts`): SQLite does so in one statement, which
 * would keep everybody waiting whom the thread of the server answers.
 */
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

/** How long to wait for those who read what is in the log. */
const patienceMilliseconds = 1000;
const waitMilliseconds = 20;

// It makes none where the ledger was moved away.
const ledger = new DatabaseSync(`${pathToFileURL(String(workerData))}?mode=rw`);

/**
 * Empties the write-ahead log into the ledger. Asks again and again rather than let SQLite wait, which
 * would lock out everybody who writes meanwhile.
 * @returns false when somebody still reads from it
 */
function emptyLog(): boolean {
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
function rewrite(): boolean {
  if (!emptyLog()) return false;
  ledger.exec('pragma busy_timeout = 1000');
  try {
    ledger.exec('vacuum');
  } catch (failure) {
    // A disk that has become full of it has room again.
    emptyLog();
    throw failure;
  }
  return emptyLog();
}

try {
  parentPort?.postMessage(rewrite());
} finally {
  ledger.close();
}
