import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import path from 'node:path';

/** Copies that a build leaves beside a file, which follow from it. */
const compressed = ['.br', '.gz'];

/** How to take over a file: a link where nobody ever writes into the other one, or a copy. */
export type TakeOver = (from: string, to: string) => void;

/** One file for both folders, as far as the file system has such a thing. */
export const link: TakeOver = (from, to) => {
  const beside = `${to}.link`;
  try {
    linkSync(from, beside);
    renameSync(beside, to);
  } catch {
    rmSync(beside, { force: true });
    copy(from, to);
  }
};

export const copy: TakeOver = (from, to) => {
  if (!existsSync(to)) copyFileSync(from, to);
};

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
  const [a, b] = [one, other].map((file) => statSync(file, { throwIfNoEntry: false }));
  if (!a || !b?.isFile() || a.size !== b.size) return false;
  return readFileSync(one).equals(readFileSync(other));
}
