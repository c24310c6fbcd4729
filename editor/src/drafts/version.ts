import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from './trees.ts';

type Known = { size: bigint; modified: bigint; digest: string };

/** What was in each file, by its number on the disk, when it was read last: pictures are large, and rarely change. */
const known = new Map<string, Known>();

/** Tells the content of a file from any other. */
export function digestOfFile(file: string): string {
  // Numbers of files may be too large for others to tell them apart.
  const { dev, ino, size, mtimeNs: modified } = statSync(file, { bigint: true });
  const number = `${dev}:${ino}`;
  const before = known.get(number);
  if (before?.size === size && before.modified === modified) return before.digest;
  const digest = createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 32);
  known.set(number, { size, modified, digest });
  return digest;
}

/**
 * Tells what a folder holds, its words and its pictures, from whatever else it might; empty for a
 * folder that is not there.
 */
export function versionOf(folder: string): string {
  const files = filesIn(folder);
  if (files.length === 0) return '';
  const all = createHash('sha256');
  for (const file of files) {
    // Words may be written again within the same tick of the clock, at the same length.
    const full = path.join(folder, file);
    all
      .update(`${file}\0`)
      .update(file.endsWith('.yaml') ? readFileSync(full) : digestOfFile(full));
  }
  return all.digest('base64url').slice(0, 32);
}
