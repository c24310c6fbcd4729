import type { ContentList, EntryLine } from '@nokshi/contract/content.ts';
import type { Language } from '@nokshi/forms/languages.ts';
import {
  olderTranslations,
  readRecord,
  type TranslationRecord,
} from '@nokshi/site/src/content/check/translation-record.ts';
import { missingWords } from '../describe/missing-words.ts';
import { pagesShowing } from '../describe/pages-showing.ts';
import type { Asked, Given } from '../questions.ts';
import { conflictsOf } from './conflicts.ts';
import { formOf, labelOfFolder, titleOf } from './describe-entry.ts';
import type { Draft } from './draft.ts';
import { type EntryPath, entryPathsIn, folders, hasEntries, isOrdered } from './entry-paths.ts';
import { stateOf } from './open-entry.ts';
import { orderIn } from './order.ts';
import { addressOfPicture } from './pictures.ts';
import { readEntry } from './read-entry.ts';
import { findWords } from './search.ts';
import { samplesIn, type Wrongs, wrongsIn } from './wrongs.ts';

/** All that can be changed, each folder in its order; or what holds every word of `q`, the best found first. */
export function listEntries(draft: Draft, { q, language }: Asked<'list'>): Given<'list'> {
  const { trees } = draft;
  const wrongs = wrongsIn(trees.draft);
  const record = readRecord(trees.draft);
  const there = entryPathsIn(trees.draft);
  const ids = new Set(there.map(({ id }) => id));
  const removed = entryPathsIn(trees.published).filter(({ id }) => !ids.has(id));
  const found = [
    ...inOrder(trees.draft, there).flatMap((entryPath) =>
      lineOf(draft, entryPath, wrongs, record, q, language),
    ),
    ...removed.flatMap((entryPath) => removedLine(draft, entryPath, q, language)),
  ];
  // Of what is found alike, each folder keeps its order.
  const lines = found.toSorted((one, other) => one.rank - other.rank).map(({ line }) => line);
  const kinds = folders.map((name) => ({
    name,
    label: labelOfFolder(draft, name, language),
    isGrowing: hasEntries(name),
    isOrdered: isOrdered(name),
  }));
  return { kind: 'given', given: { kinds, entries: lines } satisfies ContentList };
}

/** A line, and how well it is found. */
type Ranked = { line: EntryLine; rank: number };

function inOrder(tree: string, entryPaths: readonly EntryPath[]): EntryPath[] {
  return folders.flatMap((folder) => {
    const order = isOrdered(folder) ? orderIn(tree, folder) : [];
    const rank = ({ name }: EntryPath) =>
      order.includes(name) ? order.indexOf(name) : order.length;
    return entryPaths
      .filter((entryPath) => entryPath.folder === folder)
      .toSorted((one, other) => rank(one) - rank(other));
  });
}

function lineOf(
  draft: Draft,
  entryPath: EntryPath,
  wrongs: Wrongs,
  record: TranslationRecord,
  q: string,
  language: Language,
): Ranked[] {
  const { values } = readEntry(draft.trees.draft, entryPath);
  const title = titleOf(draft, entryPath, values, language);
  const found = findWords(q, [title, entryPath.id], values);
  if (found === undefined) return [];
  const form = formOf(draft, entryPath, values, language);
  const line: EntryLine = {
    ...{ id: entryPath.id, title, kind: entryPath.folder, found: found.text, foundAt: found.path },
    picture: addressOfPicture(draft.trees.draft, entryPath, values, form),
    pages: pagesShowing(entryPath.folder, entryPath.name),
    state: stateOf(draft, entryPath),
    changed: draft.histories.latest(entryPath.id),
    conflicts: conflictsOf(draft.desk, entryPath.id).length,
    faults: wrongs.ofEntries.get(entryPath.id)?.length ?? 0,
    samples: samplesIn(values).length,
    missing: missingWords(values, form).length,
    older: olderTranslations({ file: entryPath.file, data: values }, record).length,
  };
  return [{ line, rank: found.rank }];
}

function removedLine(draft: Draft, entryPath: EntryPath, q: string, language: Language): Ranked[] {
  const { values } = readEntry(draft.trees.published, entryPath);
  const title = titleOf(draft, entryPath, values, language);
  const found = findWords(q, [title, entryPath.id], values);
  if (found === undefined) return [];
  const line: EntryLine = {
    ...{ id: entryPath.id, title, kind: entryPath.folder, found: found.text, foundAt: found.path },
    ...{ picture: null, pages: [], state: 'removed' },
    changed: draft.histories.latest(entryPath.id),
    ...{ conflicts: 0, faults: 0, samples: 0, missing: 0, older: 0 },
  };
  return [{ line, rank: found.rank }];
}
