import path from 'node:path';
import { contentFolder } from '../../../toolchain/content-folder.ts';
import { optionalPages } from '../routes/optional-pages.ts';
import { type ContentFile, readContent, textsOf } from './check/content-files.ts';
import type { Singles } from './schemas/index.ts';
import { references } from './schemas/references.ts';

/** A file of content/ as its schema reads it: words in all languages, pictures as the paths of their files. */
export type ContentEntry = { readonly id: string; readonly data: unknown };

/** Read once: when something changes, development forgets what the modules of the site hold. */
let entries: ReadonlyMap<string, readonly ContentEntry[]> | undefined;

/**
 * The files of a folder of content/ in no order: its entries, the pages of `pages`, or the one of what exists once. What
 * a page shows that the company does without is not there.
 * @throws where one is not as its schema wants it, in the words of the schema: the content check explains
 */
export function entriesIn(folder: string): readonly ContentEntry[] {
  entries ??= readEntries();
  return entries.get(folder) ?? [];
}

function readEntries(): ReadonlyMap<string, readonly ContentEntry[]> {
  const folder = contentFolder();
  const read = readContent(folder).files.map((file) => ({ ...file, data: dataOf(file, folder) }));
  const byFolder = Map.groupBy(read, (file) => file.folder);
  for (const name of without(byFolder)) byFolder.delete(optionalPages[name] ?? '');
  return byFolder;
}

const without = (byFolder: ReadonlyMap<string, readonly ContentEntry[]>) => {
  const [company] = byFolder.get('company') ?? [];
  return (company?.data as Singles['company'] | undefined)?.without ?? [];
};

/** The pages that the company does without. */
export const pagesDoneWithout = () => {
  entries ??= readEntries();
  return without(entries);
};

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
