import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import type { Json } from '../write/json.ts';
import type { EntryPath } from './entry-paths.ts';
import { versionOf } from './version.ts';

/** The text and values of a file; values are undefined where it is no YAML. */
export type ReadEntry = { text: string; version: string; values: Json | undefined };

/** A cache of parsed files by their text: most are the same in all trees. */
const readBefore = new Map<string, { text: string; values: Json | undefined }>();

/** Reads an entry that is there. Nobody may change the values. */
export function readEntry(tree: string, { file, directory }: EntryPath): ReadEntry {
  const text = readFileSync(path.join(tree, file), 'utf8');
  const version = versionOf(path.join(tree, directory));
  const before = readBefore.get(file);
  if (before?.text === text) return { text, version, values: before.values };
  const values = valuesIn(text);
  readBefore.set(file, { text, values });
  return { text, version, values };
}

/** What a text of YAML says, as the content check reads it; undefined for what is none. */
export function valuesIn(text: string): Json | undefined {
  const document = parseDocument(text);
  return document.errors.length > 0 ? undefined : (document.toJS() as Json);
}
