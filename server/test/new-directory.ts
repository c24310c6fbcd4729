import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A directory for one test, gone when the test ends. */
export function newDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'nokshi-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}
