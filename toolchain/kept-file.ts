/**
 * A cache of results that take long to make, named by the digest of their inputs: a result need not be made twice, whatever
 * else of the site has changed, and another build at the same time may make its own.
 */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import path from 'node:path';
import { projectRoot } from './project-root.ts';
import { replaceFile } from './replace-file.mjs';

/**
 * Where a build keeps things: in .cache, or in a folder of BUILD_DIR, as where the repository must stay as it is.
 * Such a build takes from .cache what is there, too.
 */
function cacheFolders(): [own: string, ...others: string[]] {
  const shared = path.resolve(projectRoot(), '.cache');
  const { BUILD_DIR } = process.env;
  return BUILD_DIR ? [path.resolve(projectRoot(), BUILD_DIR, 'cache'), shared] : [shared];
}

export const cacheFolder = (): string => cacheFolders()[0];

/** Where something is kept, if it is. @param name its path below the folder of the cache */
export function findKept(name: string): string | undefined {
  const found = cacheFolders()
    .map((folder) => path.join(folder, name))
    .find((place) => existsSync(place));
  if (found) touch(found);
  return found;
}

/**
 * The file of that name, made where it is not there yet.
 * @param make tells what stands in it
 * @returns its path
 */
export async function keptFile(
  name: string,
  make: () => Promise<string | Uint8Array> | string | Uint8Array,
): Promise<string> {
  const found = findKept(name);
  if (found) return found;
  const file = path.join(cacheFolder(), name);
  replaceFile(file, await make());
  return file;
}

/**
 * The same of a folder.
 * @param make fills it; nobody sees it before it is whole
 */
export async function keptFolder(
  name: string,
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const found = findKept(name);
  if (found) return found;
  const folder = path.join(cacheFolder(), name);
  const half = `${folder}.${process.pid}`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { recursive: true });
  await make(half);
  try {
    renameSync(half, folder);
  } catch (failure) {
    // Another build was quicker.
    if (!existsSync(folder)) throw failure;
    rmSync(half, { recursive: true });
  }
  return folder;
}

/** Marks as used, where that may be written to. */
function touch(file: string): void {
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch {}
}

const keptDays = 30;

/**
 * Removes what no build has used for 30 days from a folder of the cache, and what is left beyond a number.
 * @param most how many stay, those used last
 * @param now in milliseconds
 */
export function forgetUnused(
  folder: string,
  most = Number.POSITIVE_INFINITY,
  now = Date.now(),
): void {
  const place = path.join(cacheFolder(), folder);
  if (!existsSync(place)) return;
  const kept = readdirSync(place)
    .map((name) => path.join(place, name))
    // Another build may have removed it meanwhile.
    .map((one) => ({ one, used: statSync(one, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.used - a.used);
  for (const [index, { one, used }] of kept.entries()) {
    if (index < most && now - used <= keptDays * 24 * 60 * 60_000) continue;
    rmSync(one, { recursive: true, force: true });
  }
}
