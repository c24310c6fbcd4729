import { makeSmall } from '../pictures/small-pictures.ts';
import type { Asked, Given } from '../questions.ts';
import type { Draft } from './draft.ts';
import { unknown } from './open-entry.ts';
import { pictureAt, readFieldPath } from './pictures.ts';
import { placeIn } from './places.ts';
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
  { folder, name, path, width }: Asked<'picture'>,
): Promise<Given<'picture'>> {
  const place = placeIn(trees.draft, folder, name);
  if (!place) return unknown;
  const { values } = readEntry(trees.draft, place);
  const file = pictureAt(trees.draft, place, values, readFieldPath(path));
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
