import { rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from './trees.ts';

/** Longer than anybody sends a file to the desk, or reads one. */
const mostMilliseconds = 24 * 60 * 60_000;

/** Where files lie that come to the desk, or go out from there. */
export const temporaryFolder = (desk: string): string => path.join(desk, 'temporary');

/** Removes what was left when a process ended before it could. */
export function removeForgotten(desk: string): void {
  const folder = temporaryFolder(desk);
  for (const file of filesIn(folder).map((name) => path.join(folder, name))) {
    // Another server may do the same.
    const modified = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (Date.now() - modified > mostMilliseconds) rmSync(file, { force: true });
  }
}
