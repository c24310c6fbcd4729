import type { Asked, Given } from '../questions.ts';
import type { Draft } from './draft.ts';
import { unknown } from './open-entry.ts';
import { pictureAt, readFieldPath } from './pictures.ts';
import { placeIn } from './places.ts';
import { readEntry } from './read-entry.ts';

const types: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
};

/** Where the picture of a field lies. */
export function findPicture(
  { trees }: Draft,
  { folder, name, path }: Asked<'picture'>,
): Given<'picture'> {
  const place = placeIn(trees.draft, folder, name);
  if (!place) return unknown;
  const { values } = readEntry(trees.draft, place);
  const file = pictureAt(trees.draft, place, values, readFieldPath(path));
  const type = types[file?.split('.').at(-1) ?? ''];
  if (file === undefined || type === undefined) {
    return { kind: 'unknown', message: 'There is no picture.' };
  }
  return { kind: 'given', given: { file, type } };
}
