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
import { picturedIn } from './pictures.ts';
import { type Place, placeIn } from './places.ts';
import { readEntry } from './read-entry.ts';
import { usesOf } from './uses.ts';
import { versionOf } from './version.ts';
import { samplesIn, warningsOf, wrongsIn } from './wrongs.ts';

/** What is answered for a name that nothing has. */
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
  const place = placeIn(trees.draft, folder, name);
  if (!place) return unknown;
  const { version, values } = readEntry(trees.draft, place);
  const faults = wrongsIn(trees.draft).ofEntries.get(place.id) ?? [];
  if (values === undefined) {
    const message = faults.map((fault) => fault.message).join(' ');
    return { kind: 'wrong', reason: 'unreadable', message };
  }
  const published = placeIn(trees.published, folder, name) && readEntry(trees.published, place);
  const form = formOf(draft, place, values, language);
  const given: Entry = {
    id: place.id,
    title: titleOf(draft, place, values, language),
    version,
    values,
    published: published?.values ?? null,
    form,
    faults,
    warnings: warningsOf(trees.draft, place, values),
    samples: samplesIn(values),
    missing: missingWords(values, form),
    pictured: picturedIn(trees, place),
    changed: histories.latest(place.id),
    state: stateOf(draft, place),
    pages: pagesShowing(folder, name),
    conflicts: conflictsOf(draft.desk, place.id).map((conflict) => ({
      ...conflict,
      label: fieldLabel(form, conflict.path, language),
    })),
    uses: usesOf(draft, place, language),
  };
  return { kind: 'given', given };
}

/** How an entry of the draft stands to what is published. */
export function stateOf({ trees }: Draft, place: Place): EntryLine['state'] {
  const published = versionOf(path.join(trees.published, place.directory));
  if (published === '') return 'new';
  return published === versionOf(path.join(trees.draft, place.directory)) ? 'published' : 'changed';
}
