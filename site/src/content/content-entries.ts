import path from 'node:path';
import { contentFolder } from '../../../toolchain/content-folder.ts';
import { type ContentFile, readContent, textsOf } from './check/content-files.ts';
import { references } from './schemas/references.ts';

/** A file of content/ as its schema reads it: words in all languages, pictures as the paths of their files. */
export type ContentEntry = { readonly id: string; readonly data: unknown };

/** Read once: when something changes, development forgets what the modules of the site hold. */
let entries: ReadonlyMap<string, readonly ContentEntry[]> | undefined;

/**
 * The files of a folder of content/ in no order: its entries, the pages of `pages`, or the one of what exists once.
 * @throws where one is not as its schema wants it, in the words of the schema: the content check explains
 */
export function entriesIn(folder: string): readonly ContentEntry[] {
  entries ??= readEntries();
  return entries.get(folder) ?? [];
}

function readEntries(): ReadonlyMap<string, readonly ContentEntry[]> {
  const folder = contentFolder();
  const read = readContent(folder).files.map((file) => ({ ...file, data: dataOf(file, folder) }));
  return Map.groupBy(read, (file) => file.folder);
}

function dataOf(file: ContentFile, folder: string): unknown {
  const data = file.schema.parse(file.data);
  for (const { path: place, value, schema } of textsOf(file)) {
    if (references.get(schema)?.kind !== 'picture') continue;
    const [field = '', ...above] = place.toReversed();
    const holder = above.reduceRight<unknown>((at, key) => Reflect.get(at as object, key), data);
    Reflect.set(holder as object, field, path.join(folder, path.dirname(file.file), value));
  }
  return data;
}
