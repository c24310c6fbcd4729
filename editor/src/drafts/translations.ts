import { isDeepStrictEqual } from 'node:util';
import {
  joinedRecords,
  knownRecord,
  readRecord,
  recorded,
  recordFile,
  type TranslationRecord,
  writtenRecord,
} from '@nokshi/site/src/content/check/translation-record.ts';
import type { Asked, Given } from '../questions.ts';
import { changeTree, type TreeChange } from '../write/tree.ts';
import { asChanged, findEntry } from './change-entry.ts';
import type { Draft } from './draft.ts';
import type { EntryPath } from './entry-paths.ts';
import { valuesIn } from './read-entry.ts';

/**
 * The change that notes, with an entry that is written, which source its new translations were made from. A
 * record that can't be read is left for somebody to mend.
 */
export function notedTranslations(
  tree: string,
  { file }: EntryPath,
  text: string,
  holds?: Parameters<typeof recorded>[2],
): TreeChange[] {
  const record = knownRecord(tree);
  if (!record) return [];
  return noted(record, recorded(record, { file, data: valuesIn(text) }, holds));
}

/** The change that notes what a newer release knows of translations. */
export function followedTranslations(tree: string, release: string): TreeChange[] {
  const record = readRecord(tree);
  const joined = joinedRecords(record, readRecord(release));
  return noted(record, isDeepStrictEqual(joined, record) ? record : joined);
}

const noted = (before: TranslationRecord, after: TranslationRecord): TreeChange[] =>
  after === before ? [] : [{ path: recordFile, content: writtenRecord(after) }];

/** Notes that a translation holds though its source was changed. */
export function confirmTranslation(draft: Draft, asked: Asked<'confirm'>): Given<'confirm'> {
  const found = findEntry(draft, asked);
  if ('kind' in found) return found;
  const { place, read } = found;
  const tree = draft.trees.draft;
  const holds = (at: readonly unknown[]) => isDeepStrictEqual(at, asked.path);
  changeTree(tree, notedTranslations(tree, place, read.text, holds));
  return { kind: 'given', given: asChanged(draft, place, asked.language) };
}
