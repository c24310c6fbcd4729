import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Takes what is to be done when what is set up here is no longer needed. */
export type WhenDone = (end: () => void | Promise<void>) => void;

/** A directory for one test, gone when the test ends, or whatever else needs it. */
export function newDirectory(whenDone: WhenDone = onTestFinished): string {
  const directory = mkdtempSync(join(tmpdir(), 'nokshi-'));
  whenDone(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}
