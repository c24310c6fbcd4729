import {
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
} from 'node:fs';
import path from 'node:path';
import { link, type TakeOver } from '../../../toolchain/link-file.ts';

/** Copies that a build leaves beside a file, which follow from it. */
const compressed = ['.br', '.gz'];

/**
 * Takes what is the same in an earlier folder from there, with its compressed copies: most of a site is,
 * and to compress it takes longer than to build it.
 */
export function shareEqual(folder: string, earlier: string, takeOver: TakeOver): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const before = path.join(earlier, path.relative(folder, file));
    if (!isEqual(file, before)) continue;
    for (const ending of ['', ...compressed]) {
      if (existsSync(before + ending)) takeOver(before + ending, file + ending);
    }
  }
}

/**
 * Copies a folder of words and pictures with their dates, save what is the same in an earlier copy into
 * which nobody writes: that is linked.
 */
export function copyContent(from: string, to: string, earlier: string | undefined): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [from, to].map((folder) => path.join(folder, entry.name)) as [
      string,
      string,
    ];
    const before = earlier && path.join(earlier, entry.name);
    if (entry.isDirectory()) copyContent(source, target, before);
    else if (entry.isFile()) {
      if (before && isEqual(source, before)) link(before, target);
      else {
        copyFileSync(source, target, constants.COPYFILE_FICLONE);
        const { atime, mtime } = statSync(source);
        utimesSync(target, atime, mtime);
      }
    }
  }
}

function isEqual(one: string, other: string): boolean {
  // Numbers of files may be too large for others to tell them apart.
  const [a, b] = [one, other].map((file) =>
    statSync(file, { bigint: true, throwIfNoEntry: false }),
  );
  if (!a || !b?.isFile() || a.size !== b.size) return false;
  // Two names of one file, as each build links from its cache, need no reading.
  if (a.dev === b.dev && a.ino === b.ino) return true;
  return readFileSync(one).equals(readFileSync(other));
}
