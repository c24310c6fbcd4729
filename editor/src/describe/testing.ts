import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { editor, entrySchemas, pageSchemas } from '@nokshi/site/src/content/schemas/index.ts';
import { parse } from 'yaml';

const content = fileURLToPath(new URL('../../../content/', import.meta.url));

const read = (file: string): unknown => parse(readFileSync(`${content}${file}/index.yaml`, 'utf8'));

/** The names in content/editor. */
export const names = editor.parse(read('editor'));

/** Reads the file of an entry. */
export const valuesOf = (folder: string, name: string): unknown =>
  read(folder === 'singles' ? name : `${folder}/${name}`);

/** Every entry of content/ that forms are made of, by its folder and its name. */
export const allEntries: readonly [folder: string, name: string][] = [
  ...Object.keys(entrySchemas).flatMap(entriesOf),
  ...Object.keys(pageSchemas).map((name): [string, string] => ['pages', name]),
  ...Object.keys(names.singles).map((name): [string, string] => ['singles', name]),
];

function entriesOf(folder: string): [string, string][] {
  return readdirSync(`${content}${folder}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }): [string, string] => [folder, name]);
}
