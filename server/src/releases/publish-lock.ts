import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const lockFile = (desk: string): string => join(desk, 'publishing.lock');

/** For a moment that somebody else only looks. */
const patienceMilliseconds = 2000;

const isBusy = (failure: unknown): boolean =>
  failure instanceof Error && 'errcode' in failure && failure.errcode === 5;

/**
 * Takes what only one process on all machines holds that share the folder. SQLite's locks are the system's:
 * whatever ends the process lets go of it.
 * @returns how to let go of it; undefined while somebody else holds it
 */
export function takeLock(desk: string, patience = patienceMilliseconds): (() => void) | undefined {
  const lock = new DatabaseSync(lockFile(desk), { timeout: patience });
  try {
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
  const letGo = takeLock(desk, 0);
  letGo?.();
  return letGo === undefined;
}
