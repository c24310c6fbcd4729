import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Runs a task that only one process at a time may run. */
type Work = 'publishing' | 'editing';

const lockFile = (desk: string, work: Work): string => join(desk, `${work}.lock`);

/** For a moment that somebody else only looks. */
const patienceMilliseconds = 2000;

const isBusy = (failure: unknown): boolean =>
  failure instanceof Error && 'errcode' in failure && failure.errcode === 5;

/**
 * Takes what only one process on all machines holds that share the folder. SQLite's locks are the system's:
 * whatever ends the process lets go of it.
 * @returns how to let go of it; undefined while somebody else holds it
 */
export function takeLock(
  desk: string,
  work: Work,
  patience = patienceMilliseconds,
): (() => void) | undefined {
  const lock = new DatabaseSync(lockFile(desk, work), { timeout: patience });
  try {
    // A journal on the disk needs room, and nothing is ever written.
    lock.exec('pragma journal_mode = memory');
    lock.exec('begin exclusive');
    return () => lock.close();
  } catch (failure) {
    lock.close();
    if (isBusy(failure)) return undefined;
    throw failure;
  }
}

/** Whether somebody publishes. */
export function isLocked(desk: string): boolean {
  const letGo = takeLock(desk, 'publishing', 0);
  letGo?.();
  return letGo === undefined;
}
