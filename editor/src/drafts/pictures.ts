import path from 'node:path';
import type { FieldPath, FormField } from '@nokshi/contract/form.ts';
import type { PictureWidth } from '@nokshi/contract/pictures.ts';
import { isOfOtherLanguage, picturePaths } from '@nokshi/pictures/picture-languages.ts';
import { firstPicture } from '../describe/first-picture.ts';
import { isObject, type Json } from '../write/json.ts';
import { pictureEnding, picturesIn } from '../write/picture-paths.ts';
import type { EntryPath } from './entry-paths.ts';
import { filesIn } from './trees.ts';
import { digestOfFile } from './version.ts';

/** The pictures of an entry by their places in its folder, each with what tells it from others. */
export function picturesOf(tree: string, { directory }: EntryPath): Record<string, string> {
  const folder = path.join(tree, directory);
  return Object.fromEntries(
    filesIn(folder)
      .filter((file) => file.includes('/'))
      .map((file) => [file, digestOfFile(path.join(folder, file))]),
  );
}

/** Those of them that fields name: without what was drawn of them in other languages. */
export const namedPicturesOf = (tree: string, entryPath: EntryPath): Record<string, string> =>
  Object.fromEntries(
    Object.entries(picturesOf(tree, entryPath)).filter(([file]) => !isOfOtherLanguage(file)),
  );

/** Where the pictures lie that values name, and what was drawn of them in other languages. */
export const picturesNamedIn = (values: Json | undefined): string[] =>
  picturesIn(values ?? {}).flatMap(picturePaths);

/** The field of a picture, which lies at the path of that. */
export const fieldOfPicture = (file: string): FieldPath =>
  file
    .replace(/\.\w+$/, '')
    .split('/')
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** The fields of an entry whose pictures are others than on the site. */
export function picturedIn(
  trees: Record<'draft' | 'published', string>,
  entryPath: EntryPath,
): FieldPath[] {
  const published = new Map(
    Object.entries(namedPicturesOf(trees.published, entryPath)).map(([file, digest]) => [
      fieldOfPicture(file).join('/'),
      digest,
    ]),
  );
  return Object.entries(namedPicturesOf(trees.draft, entryPath))
    .map(([file, digest]) => ({ path: fieldOfPicture(file), digest }))
    .filter(({ path, digest }) => published.get(path.join('/')) !== digest)
    .map(({ path }) => path);
}

/** As lists show them. */
const width: PictureWidth = '160';

/**
 * The address below /api/desk of the first picture of an entry, small, which a browser may keep: another
 * picture has another one. Null where there is none.
 */
export function addressOfPicture(
  tree: string,
  entryPath: EntryPath,
  values: Json | undefined,
  form: FormField,
): string | null {
  const field = firstPicture(values, form)?.path;
  const file = field && pictureAt(tree, entryPath, values, field);
  return file ? smallAddress(entryPath, field, digestOfFile(file), 'draft') : null;
}

/** The address below /api/desk of a picture as it is in the draft or on the site, small. */
export function smallAddress(
  { id }: EntryPath,
  field: FieldPath,
  digest: string,
  of: 'draft' | 'site',
): string {
  const asked = new URLSearchParams({ path: field.join('/'), width, digest });
  if (of === 'site') asked.set('of', of);
  return `/content/${id}/picture?${asked}`;
}

/** The path that an address writes with slashes. */
export const readFieldPath = (written: string): FieldPath =>
  written.split('/').map((part) => (/^(?:0|[1-9]\d{0,2})$/.test(part) ? Number(part) : part));

/** The file of the picture at a field; undefined where its folder holds none. */
export function pictureAt(
  tree: string,
  { directory }: EntryPath,
  values: Json | undefined,
  field: FieldPath,
): string | undefined {
  const value = valueAt(values, field);
  if (typeof value !== 'string' || pictureEnding(value, field) === null) return undefined;
  const folder = path.join(tree, directory);
  // As its folder names it: no link leads out of the tree, and no step up.
  return filesIn(folder).includes(value) ? path.join(folder, value) : undefined;
}

/** The value at a path; undefined for nothing. */
export function valueAt(values: Json | undefined, field: FieldPath): Json | undefined {
  let value: Json | undefined = values;
  for (const part of field) {
    if (Array.isArray(value)) value = typeof part === 'number' ? value[part] : undefined;
    else if (isObject(value) && Object.hasOwn(value, part)) value = value[part];
    else return undefined;
  }
  return value;
}
