import {
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { publishedFrom } from './published.ts';

/** The folders of content that the desk compares, each a whole content/ of its own. */
export type Trees = {
  /** The draft. */
  draft: string;
  /** The published content: it changes whenever something is published, or gone back to. */
  readonly published: string;
  /** The release that the draft was last based on. */
  base: string;
};

/**
 * @param desk the folder of all that the desk keeps beside the ledger
 * @param draft where the draft is, if elsewhere
 */
export function treesIn(desk: string, draft = path.join(desk, 'draft')): Trees {
  const base = path.join(desk, 'base');
  return {
    draft,
    get published() {
      return publishedFrom(desk) ?? base;
    },
    base,
  };
}

/** Makes the trees that are not there yet. @param release the content that the program came with */
export async function seedTrees(trees: Trees, release: string): Promise<void> {
  if (!existsSync(trees.base)) await copyTree(release, trees.base);
  if (!existsSync(trees.draft)) await copyTree(trees.published, trees.draft);
}

/** Copies a folder so that it is there as a whole, or not at all, whatever ends the program. */
async function copyTree(from: string, to: string): Promise<void> {
  const beside = `${to}.new`;
  rmSync(beside, { recursive: true, force: true });
  const copied = copyFolder(from, beside);
  // A disk takes many together nearly as fast as one.
  await Promise.all(copied.map(keep));
  renameSync(beside, to);
  await keep(path.dirname(to));
}

/** Has a folder hold what another one does. For a moment it is not there; it is never there in part. */
export async function replaceTree(from: string, to: string): Promise<void> {
  const former = `${to}.old`;
  const next = `${to}.next`;
  for (const left of [former, next]) rmSync(left, { recursive: true, force: true });
  await copyTree(from, next);
  renameSync(to, former);
  renameSync(next, to);
  await keep(path.dirname(to));
  rmSync(former, { recursive: true });
}

/** @returns all that has to be on the disk then */
function copyFolder(from: string, to: string): string[] {
  mkdirSync(to, { recursive: true });
  const inside = readdirSync(from, { withFileTypes: true }).flatMap((entry) => {
    const source = path.join(from, entry.name);
    const target = path.join(to, entry.name);
    if (entry.isDirectory()) return copyFolder(source, target);
    if (!entry.isFile()) return [];
    copyFileSync(source, target, constants.COPYFILE_FICLONE);
    return [target];
  });
  return [...inside, to];
}

/** Waits until the disk has what was written to a file, or the names in a folder. */
async function keep(entryPath: string): Promise<void> {
  const handle = await open(entryPath, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The files of a folder by their places in it, in a fixed order; what is neither file nor folder is none. */
export function filesIn(folder: string, above = ''): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      if (entry.isDirectory()) {
        return filesIn(path.join(folder, entry.name), `${above}${entry.name}/`);
      }
      return entry.isFile() ? [`${above}${entry.name}`] : [];
    });
}
