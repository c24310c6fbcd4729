import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { entryName } from '@nokshi/contract/content.ts';
import {
  type ContentType,
  contentTypes,
  entrySchemas,
  orderedSchemas,
} from '@nokshi/site/src/content/schemas/index.ts';
import { contentTypeOf } from '../describe/entry-kind.ts';

const ofEntries = Object.keys(entrySchemas);
const ordered = Object.keys(orderedSchemas);

/** The folders of all that can be changed: `singles` for what exists once. */
export const folders: readonly string[] = [
  ...new Set(['singles', 'pages', ...contentTypes.map(({ folder }) => folder)]),
];

/** Whether a folder has one folder for each of its entries, as many as there are. */
export const hasEntries = (folder: string): boolean => ofEntries.includes(folder);

/** Whether a folder says in which order its entries are shown. */
export const isOrdered = (folder: string): boolean => ordered.includes(folder);

/** Where something that can be changed stands in a tree of content, and what it has to be like. */
export type EntryPath = {
  id: string;
  folder: string;
  name: string;
  /** Its folder in the tree. */
  directory: string;
  /** Its words, in the tree. */
  file: string;
  kind: ContentType;
};

/** Where an entry would stand, whether or not it is there; undefined where none can be. */
export function entryPathFor(folder: string, name: string): EntryPath | undefined {
  const kind = contentTypeOf(folder, name);
  if (!kind || !entryName.safeParse(name).success) return undefined;
  const directory = folder === 'singles' ? name : `${folder}/${name}`;
  return {
    id: `${folder}/${name}`,
    folder,
    name,
    directory,
    file: `${directory}/index.yaml`,
    kind,
  };
}

/** Where an entry stands that is there in a tree. */
export function entryPathIn(tree: string, folder: string, name: string): EntryPath | undefined {
  const entryPath = entryPathFor(folder, name);
  return entryPath && namesIn(tree, folder).includes(name) ? entryPath : undefined;
}

/** All that is there in a tree. */
export const entryPathsIn = (tree: string): EntryPath[] =>
  folders.flatMap((folder) =>
    namesIn(tree, folder).flatMap((name) => entryPathFor(folder, name) ?? []),
  );

/** The place that an id such as products/POS means, whether or not it is there. */
export function entryPathOfId(id: string): EntryPath | undefined {
  const [folder = '', name = '', ...others] = id.split('/');
  return others.length === 0 ? entryPathFor(folder, name) : undefined;
}

/** The id of what a file of the tree belongs to; undefined for what is no entry's. */
export function idOfFile(file: string): string | undefined {
  const parts = file.split('/');
  if (parts.at(-1) !== 'index.yaml') return undefined;
  const [folder = '', name = ''] = parts.length === 2 ? ['singles', parts[0]] : parts;
  return entryPathFor(folder, name)?.id;
}

/** The names of what is there in a folder, as they are written on the disk. */
export function namesIn(tree: string, folder: string): string[] {
  const within = folder === 'singles' ? tree : path.join(tree, folder);
  return foldersIn(within).filter(
    (name) => contentTypeOf(folder, name) && existsSync(path.join(within, name, 'index.yaml')),
  );
}

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}
