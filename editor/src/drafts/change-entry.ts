import path from 'node:path';
import type { ChangedEntry, StaleEntry } from '@nokshi/contract/content.ts';
import type { WrongReason } from '@nokshi/contract/reasons.ts';
import { defaultLanguage, type Language } from '@nokshi/forms/languages.ts';
import { missingWords } from '../describe/missing-words.ts';
import type { Asked, Given, Refusal } from '../questions.ts';
import { applyChanges, ChangeRefused } from '../write/apply-changes.ts';
import { UnreadableText } from '../write/yaml-text.ts';
import { settleConflicts } from './conflicts.ts';
import { formOf, titleOf } from './describe-entry.ts';
import type { Draft } from './draft.ts';
import { type EntryPath, entryPathIn } from './entry-paths.ts';
import { keyOrderOf } from './key-order.ts';
import { notedChanges } from './noted-changes.ts';
import { unknown } from './open-entry.ts';
import { picturedIn, picturesOf } from './pictures.ts';
import { type ReadEntry, readEntry, valuesIn } from './read-entry.ts';
import { reservedIn, strangeIn } from './structure.ts';
import { writeEntry } from './write-entry.ts';
import { samplesIn, warningsOf, wrongsIn } from './wrongs.ts';

/** More than ten times the longest file there is. */
const maxLength = 500_000;

/** Changes an entry of the draft, if nobody else did since it was read. */
export function changeEntry(draft: Draft, asked: Asked<'change'>): Given<'change'> {
  const found = findEntry(draft, asked);
  if ('kind' in found) return found;
  const { place: entryPath, read } = found;
  const reserved = reservedIn(asked.changes);
  if (reserved !== undefined) return wrong('strange', `Nothing is called ${reserved}.`);
  const changed = apply(entryPath, read, asked.changes);
  if ('kind' in changed) return changed;
  const refusal = refuseStrange(entryPath, read, changed.text);
  if (refusal) return refusal;
  if (changed.text !== read.text) {
    const pictures = picturesOf(draft.trees.draft, entryPath);
    if (changed.pictures.length > 0) keepPictures(draft, entryPath, pictures);
    draft.histories.note(entryPath.id, {
      by: asked.by,
      deed: 'changed',
      changes: notedChanges(read.values, asked.changes),
      before: { text: read.text, pictures },
    });
    writeEntry(draft, entryPath, changed.text, changed.pictures);
  }
  settleConflicts(
    draft.desk,
    entryPath.id,
    asked.changes.map((one) => one.path),
  );
  return { kind: 'given', given: asChanged(draft, entryPath, asked.language) };
}

/** The entry that is to be changed, as whoever changes it saw it; or why it isn't. */
export function findEntry(
  draft: Draft,
  { folder, name, version }: { folder: string; name: string; version: string },
): { place: EntryPath; read: ReadEntry } | Refusal {
  const entryPath = entryPathIn(draft.trees.draft, folder, name);
  if (!entryPath) return unknown;
  const read = readEntry(draft.trees.draft, entryPath);
  if (read.version === version) return { place: entryPath, read };
  return { kind: 'stale', ...stale(draft, entryPath, read) };
}

export const stale = (
  draft: Draft,
  { id }: EntryPath,
  { version, values }: ReadEntry,
): StaleEntry => ({
  message: 'Somebody else has changed it meanwhile.',
  reason: 'stale',
  version,
  values: values ?? null,
  changed: draft.histories.latest(id),
});

function apply(
  entryPath: EntryPath,
  { text, values }: ReadEntry,
  changes: Asked<'change'>['changes'],
) {
  try {
    return applyChanges(text, changes, keyOrderOf(entryPath, values));
  } catch (failure) {
    if (failure instanceof ChangeRefused) return wrong('strange', `${failure.message}.`);
    if (failure instanceof UnreadableText) return wrong('unreadable', failure.message);
    throw failure;
  }
}

/** Refuses what no form could show; what was strange before may stay so. */
function refuseStrange(
  { kind: { schema } }: EntryPath,
  { values }: ReadEntry,
  text: string,
): Refusal | undefined {
  if (text.length > maxLength) return wrong('too-long', 'This is too long for one entry.');
  const after = valuesIn(text);
  if (after === undefined) return wrong('strange', 'It could not be written.');
  const before = values === undefined ? [] : strangeIn(values, schema);
  const [first] = strangeIn(after, schema).filter((strange) => !before.includes(strange));
  return first === undefined ? undefined : wrong('strange', first);
}

export const wrong = (reason: WrongReason, message: string) =>
  ({ kind: 'wrong', reason, message }) as const;

/** The answer about an entry that was just changed. */
export function asChanged(draft: Draft, entryPath: EntryPath, language: Language): ChangedEntry {
  const { trees } = draft;
  const { version, values } = readEntry(trees.draft, entryPath);
  return {
    version,
    title: titleOf(draft, entryPath, values, language),
    faults: wrongsIn(trees.draft).ofEntries.get(entryPath.id) ?? [],
    warnings: warningsOf(trees.draft, entryPath, values),
    samples: samplesIn(values),
    missing: missingWords(values, formOf(draft, entryPath, values, defaultLanguage)),
    pictured: picturedIn(trees, entryPath),
  };
}

/** Keeps the pictures that an entry has, for whoever wants it back as it was. */
export function keepPictures(
  { trees, histories }: Draft,
  { directory }: EntryPath,
  pictures: Readonly<Record<string, string>>,
): void {
  for (const [file, digest] of Object.entries(pictures)) {
    histories.keepPicture(path.join(trees.draft, directory, file), digest);
  }
}
