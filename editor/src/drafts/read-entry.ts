import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import type { Json } from '../write/json.ts';
import type { Place } from './places.ts';
import { versionOf } from './version.ts';

/** What a file says. One that is no YAML says nothing that could be changed. */
export type ReadEntry = { text: string; version: string; values: Json | undefined };

/** What each file said when it was read last, in whichever tree: in most, they say the same. */
const readBefore = new Map<string, { text: string; values: Json | undefined }>();

/** Reads an entry that is there. Nobody may change the values. */
export function readEntry(tree: string, { file, directory }: Place): ReadEntry {
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
