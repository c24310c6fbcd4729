import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { filesIn } from '../drafts/trees.ts';
import { changeTree, type TreeChange } from '../write/tree.ts';
import { PathRefused, whatIsAt } from '../write/tree-paths.ts';
import { PullRefused } from './refused.ts';

/** The outcome for a file. */
export type Unpacked = { deed: 'changed' | 'new' | 'gone'; path: string };

/** The file names that content/ may hold. Which languages it is in is the program's (languages.json). */
export const ofContent = /\.(?:yaml|png|jpe?g|webp|avif|svg|woff2|ttf|otf)$|^translations\.json$/;

/** What older servers send none of, though they may have it: it is not gone where an archive has none. */
const sentOfLate: readonly RegExp[] = [
  /^translations\.json$/,
  /^company\/fonts\//,
  /^company\/pattern\.svg$/,
];

/** As much as is downloaded: pictures are small already. */
const mostBytes = 512 * 1024 ** 2;

const mostFiles = 20_000;

/** A zip without it is no content: everything would be taken away. */
const neverMissing = 'company/index.yaml';

/**
 * Has a content folder hold what an archive of the desk holds, all of it or nothing.
 * @returns what was changed
 * @throws PullRefused for an archive that holds anything but content
 */
export function unpackOver(content: string, archive: Uint8Array): Unpacked[] {
  const files = filesOf(archive, content);
  const there = filesIn(content).filter((path) => ofContent.test(path));
  const written = Object.entries(files).flatMap(([path, bytes]): Unpacked[] => {
    if (!there.includes(path)) return [{ deed: 'new', path }];
    const isSame = readFileSync(join(content, path)).equals(bytes);
    return isSame ? [] : [{ deed: 'changed', path }];
  });
  const unsent = sentOfLate.filter((kind) => !Object.keys(files).some((path) => kind.test(path)));
  const gone = there
    .filter((path) => !Object.hasOwn(files, path) && !unsent.some((kind) => kind.test(path)))
    .map((path): Unpacked => ({ deed: 'gone', path }));
  const changes: TreeChange[] = [
    ...gone.map(({ path }) => ({ remove: path })),
    ...written.map(({ path }) => ({ path, content: files[path] ?? '' })),
  ];
  if (changes.length > 0) changeTree(content, changes);
  return [...written, ...gone].sort((one, other) => (one.path < other.path ? -1 : 1));
}

function filesOf(archive: Uint8Array, content: string): Record<string, Uint8Array> {
  let size = 0;
  let count = 0;
  const files = read(archive, ({ name, originalSize }) => {
    size += originalSize;
    count += 1;
    if (size > mostBytes || count > mostFiles) throw new PullRefused('The archive is too large.');
    if (!isAllowed(content, name)) {
      throw new PullRefused(`The archive holds ${JSON.stringify(name)}, which is no content.`);
    }
    return true;
  });
  if (!Object.hasOwn(files, neverMissing)) {
    throw new PullRefused(`The archive holds no ${neverMissing}, so it is not the whole content.`);
  }
  return files;
}

function isAllowed(content: string, path: string): boolean {
  if (!ofContent.test(path)) return false;
  try {
    return !existsSync(content) || whatIsAt(content, path) !== 'folder';
  } catch (failure) {
    if (failure instanceof PathRefused) return false;
    throw failure;
  }
}

function read(
  archive: Uint8Array,
  filter: (file: { name: string; originalSize: number }) => boolean,
): Record<string, Uint8Array> {
  try {
    return unzipSync(archive, { filter });
  } catch (failure) {
    if (failure instanceof PullRefused) throw failure;
    throw new PullRefused('What the desk sent is no whole zip.');
  }
}
