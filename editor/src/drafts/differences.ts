import type { FieldPath } from '@nokshi/contract/form.ts';
import type { ChangedField, Difference } from '@nokshi/contract/release.ts';
import type { Language } from '@nokshi/forms/languages.ts';
import { fieldAt } from '../describe/field-at.ts';
import { fieldLabel } from '../describe/field-label.ts';
import type { Asked, Given } from '../questions.ts';
import { isObject, isSame, type Json } from '../write/json.ts';
import { formOf, labelOfFolder, titleOf } from './describe-entry.ts';
import type { Draft } from './draft.ts';
import { type EntryPath, entryPathIn, entryPathsIn, folders, isOrdered } from './entry-paths.ts';
import { inWords } from './in-words.ts';
import { stateOf } from './open-entry.ts';
import { orderIn } from './order.ts';
import { fieldOfPicture, namedPicturesOf, smallAddress } from './pictures.ts';
import { readEntry } from './read-entry.ts';

/** What the draft changes about what is published, in words. */
export function tellDifferences(
  draft: Draft,
  { language }: Asked<'differences'>,
): Given<'differences'> {
  const { trees } = draft;
  const there = entryPathsIn(trees.draft);
  const before = entryPathsIn(trees.published);
  const has = (entryPaths: readonly EntryPath[], { id }: EntryPath) =>
    entryPaths.some((one) => one.id === id);
  const named = (entryPath: EntryPath, tree: string) => ({
    id: entryPath.id,
    title: titleOf(draft, entryPath, readEntry(tree, entryPath).values, language),
  });
  const changes: Difference[] = [
    ...there
      .filter((entryPath) => has(before, entryPath) && stateOf(draft, entryPath) === 'changed')
      .map((entryPath) => ({
        ...named(entryPath, trees.draft),
        kind: 'changed' as const,
        fields: [
          ...changedFields(draft, entryPath, language),
          ...changedPictures(draft, entryPath, language),
        ],
      }))
      // A change that was undone may leave other quotes or spaces.
      .filter(({ fields }) => fields.length > 0),
    ...there
      .filter((entryPath) => !has(before, entryPath))
      .map((entryPath) => ({
        ...named(entryPath, trees.draft),
        kind: 'added' as const,
        fields: [],
      })),
    ...before
      .filter((entryPath) => !has(there, entryPath))
      .map((entryPath) => ({
        ...named(entryPath, trees.published),
        kind: 'removed' as const,
        fields: [],
      })),
    ...changedOrders(draft, language),
  ];
  return { kind: 'given', given: { changes } };
}

function changedFields(draft: Draft, entryPath: EntryPath, language: Language): ChangedField[] {
  const values = {
    before: readEntry(draft.trees.published, entryPath).values,
    after: readEntry(draft.trees.draft, entryPath).values,
  };
  const form = formOf(draft, entryPath, values.after, language);
  return (
    changedPaths(values.before, values.after, [])
      .map(({ path, before, after }) => {
        const field = fieldAt(form, path);
        return {
          field,
          label: fieldLabel(form, path, language, values.after),
          before: inWords(before, language, field),
          after: inWords(after, language, field),
        };
      })
      // Pictures are shown.
      .filter(({ field, before, after }) => field?.kind !== 'picture' && before !== after)
      .map(({ label, before, after }) => ({ kind: 'words', label, before, after }))
  );
}

type Changed = { path: FieldPath; before: Json | undefined; after: Json | undefined };

/** Where two values differ: in as small a part as both have. */
function changedPaths(
  before: Json | undefined,
  after: Json | undefined,
  path: FieldPath,
): Changed[] {
  if (isSame(before, after)) return [];
  if (isObject(before) && isObject(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) => changedPaths(before[key], after[key], [...path, key]));
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return after.flatMap((item, index) => changedPaths(before[index], item, [...path, index]));
  }
  return [{ path, before, after }];
}

/** Pictures that came, went, or are others at the same place; those that only moved are neither. */
function changedPictures(draft: Draft, entryPath: EntryPath, language: Language): ChangedField[] {
  const before = namedPicturesOf(draft.trees.published, entryPath);
  const after = namedPicturesOf(draft.trees.draft, entryPath);
  const { values } = readEntry(draft.trees.draft, entryPath);
  const form = formOf(draft, entryPath, values, language);
  const gone = missingIn(after, before, 'site');
  const come = missingIn(before, after, 'draft');
  const addressAt = (path: FieldPath, side: typeof gone): string | null => {
    const found = side.find((one) => isSame(one.path, path));
    return found ? smallAddress(entryPath, path, found.digest, found.of) : null;
  };
  const paths = [...come, ...gone].map(({ path }) => path);
  return paths
    .filter((path, index) => paths.findIndex((one) => isSame(one, path)) === index)
    .map((path) => ({
      kind: 'picture',
      label: fieldLabel(form, path, language),
      before: addressAt(path, gone),
      after: addressAt(path, come),
    }));
}

/** The pictures of an entry that it has nowhere on the other side. @param of where they are */
const missingIn = (
  other: Record<string, string>,
  pictures: Record<string, string>,
  of: 'draft' | 'site',
) =>
  Object.entries(pictures)
    .filter(([, digest]) => !Object.values(other).includes(digest))
    .map(([file, digest]) => ({ path: fieldOfPicture(file), digest, of }));

function changedOrders(draft: Draft, language: Language): Difference[] {
  return folders.filter(isOrdered).flatMap((folder) => {
    const before = orderIn(draft.trees.published, folder);
    const after = orderIn(draft.trees.draft, folder);
    // Those that are made or removed are told of already.
    const kept = (names: readonly string[], others: readonly string[]) =>
      names.filter((name) => others.includes(name));
    if (isSame(kept(before, after), kept(after, before))) return [];
    const title = labelOfFolder(draft, folder, language);
    const titles = (tree: string, names: readonly string[]) =>
      names
        .flatMap((name) => entryPathIn(tree, folder, name) ?? [])
        .map((entryPath) => titleOf(draft, entryPath, readEntry(tree, entryPath).values, language))
        .join(', ');
    const { published, draft: now } = draft.trees;
    const field = {
      kind: 'words' as const,
      label: '',
      before: titles(published, before),
      after: titles(now, after),
    };
    return [{ id: folder, title, kind: 'changed' as const, fields: [field] }];
  });
}
