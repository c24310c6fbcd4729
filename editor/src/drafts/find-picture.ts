import { makeSmall } from '../pictures/small-pictures.ts';
import type { Asked, Given } from '../questions.ts';
import type { Draft } from './draft.ts';
import { entryPathIn } from './entry-paths.ts';
import { unknown } from './open-entry.ts';
import { pictureAt, readFieldPath } from './pictures.ts';
import { readEntry } from './read-entry.ts';
import { digestOfFile } from './version.ts';

const types: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
};

/** Where the picture of a field lies, small where a width is named and it is no drawing. */
export async function findPicture(
  { trees, desk }: Draft,
  { folder, name, path, width, of }: Asked<'picture'>,
): Promise<Given<'picture'>> {
  const tree = of === 'site' ? trees.published : trees.draft;
  const entryPath = entryPathIn(tree, folder, name);
  if (!entryPath) return unknown;
  const { values } = readEntry(tree, entryPath);
  const file = pictureAt(tree, entryPath, values, readFieldPath(path));
  const type = types[file?.split('.').at(-1) ?? ''];
  if (file === undefined || type === undefined) {
    return { kind: 'unknown', reason: 'unknown', message: 'There is no picture.' };
  }
  const digest = digestOfFile(file);
  const isDrawn = width !== null && type !== types['svg'];
  const small = isDrawn ? await makeSmall(desk, file, digest, Number(width)) : undefined;
  return {
    kind: 'given',
    given: small ? { file: small, type: 'image/webp', digest } : { file, type, digest },
  };
}
