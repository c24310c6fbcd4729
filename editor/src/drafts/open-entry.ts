import path from 'node:path';
import type { Entry, EntryLine } from '@nokshi/contract/content.ts';
import type { Language } from '@nokshi/forms/languages.ts';
import { fieldLabel } from '../describe/field-label.ts';
import { missingWords } from '../describe/missing-words.ts';
import { pagesShowing } from '../describe/pages-showing.ts';
import type { Given } from '../questions.ts';
import { conflictsOf } from './conflicts.ts';
import { formOf, titleOf } from './describe-entry.ts';
import type { Draft } from './draft.ts';
import { type EntryPath, entryPathIn } from './entry-paths.ts';
import { picturedIn } from './pictures.ts';
import { readEntry } from './read-entry.ts';
import { usesOf } from './uses.ts';
import { versionOf } from './version.ts';
import { samplesIn, warningsOf, wrongsIn } from './wrongs.ts';

/** The answer for an entry that does not exist. */
export const unknown = {
  kind: 'unknown',
  reason: 'unknown',
  message: 'There is no such entry.',
} as const;

/** An entry with all that a form of it needs. */
export function openEntry(
  draft: Draft,
  { folder, name, language }: { folder: string; name: string; language: Language },
): Given<'open'> {
  const { trees, histories } = draft;
  const entryPath = entryPathIn(trees.draft, folder, name);
  if (!entryPath) return unknown;
  const { version, values } = readEntry(trees.draft, entryPath);
  const faults = wrongsIn(trees.draft).ofEntries.get(entryPath.id) ?? [];
  if (values === undefined) {
    const message = faults.map((fault) => fault.message).join(' ');
    return { kind: 'wrong', reason: 'unreadable', message };
  }
  const published =
    entryPathIn(trees.published, folder, name) && readEntry(trees.published, entryPath);
  const form = formOf(draft, entryPath, values, language);
  const given: Entry = {
    id: entryPath.id,
    title: titleOf(draft, entryPath, values, language),
    version,
    values,
    published: published?.values ?? null,
    form,
    faults,
    warnings: warningsOf(trees.draft, entryPath, values),
    samples: samplesIn(values),
    missing: missingWords(values, form),
    pictured: picturedIn(trees, entryPath),
    changed: histories.latest(entryPath.id),
    state: stateOf(draft, entryPath),
    pages: pagesShowing(folder, name),
    conflicts: conflictsOf(draft.desk, entryPath.id).map((conflict) => ({
      ...conflict,
      label: fieldLabel(form, conflict.path, language),
    })),
    uses: usesOf(draft, entryPath, language),
  };
  return { kind: 'given', given };
}

/** How an entry of the draft stands to what is published. */
export function stateOf({ trees }: Draft, entryPath: EntryPath): EntryLine['state'] {
  const published = versionOf(path.join(trees.published, entryPath.directory));
  if (published === '') return 'new';
  return published === versionOf(path.join(trees.draft, entryPath.directory))
    ? 'published'
    : 'changed';
}
