import { lstatSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';

/** Thrown for a path that leads out of a tree, or where no file can be. */
export class PathRefused extends Error {
  override name = 'PathRefused';
}

const name = '[A-Za-z0-9][A-Za-z0-9-]{0,59}';

/**
 * Folders and a name with an ending at most, before which the language of a picture may stand: no way up,
 * no root, no hidden file, no NUL.
 */
const allowed = new RegExp(`^(${name}/){0,20}${name}((\\.[a-z]{2})?\\.[a-z0-9]{1,8})?$`);

/**
 * Whether Windows keeps a name for itself, with any ending: a clone of content/ that has one can't be
 * checked out there.
 */
export const isKeptByWindows = (name: string): boolean =>
  /^(?:con|prn|aux|nul|(?:com|lpt)\d)(?:\.|$)/i.test(name);

/**
 * What a path of a tree leads to.
 * @throws PathRefused for names that can't be in a tree, and for links, which may lead anywhere
 */
export function whatIsAt(tree: string, path: string): 'file' | 'folder' | 'nothing' {
  if (!allowed.test(path) || path.endsWith('\n'))
    throw new PathRefused('No such name can be used.');
  const steps = path.split('/');
  const kept = steps.find(isKeptByWindows);
  if (kept !== undefined) throw new PathRefused(`${kept} is a name that Windows keeps for itself.`);
  for (const [depth] of steps.entries()) {
    const found = lstatSync(join(tree, ...steps.slice(0, depth + 1)), { throwIfNoEntry: false });
    if (!found) return 'nothing';
    if (depth === steps.length - 1 && found.isFile()) return 'file';
    if (!found.isDirectory()) throw new PathRefused(`${path} leads through what is no folder.`);
  }
  return 'folder';
}

/** The files at a path of a tree: itself, or all that lie in it. */
export function filesAt(tree: string, path: string): string[] {
  const found = whatIsAt(tree, path);
  if (found === 'nothing') throw new PathRefused(`${path} is not there.`);
  if (found === 'file') return [path];
  return readdirSync(join(tree, path)).flatMap((inner) => filesAt(tree, posix.join(path, inner)));
}
