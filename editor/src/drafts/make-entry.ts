import path from 'node:path';
import { emptyValue } from '@nokshi/contract/empty-value.ts';
import { defaultLanguage } from '@nokshi/forms/languages.ts';
import { picturePaths } from '@nokshi/pictures/picture-languages.ts';
import { withTitle } from '../describe/entry-title.ts';
import type { Asked, Given } from '../questions.ts';
import type { Json } from '../write/json.ts';
import { newEntry } from '../write/new-entry.ts';
import { changeTree, type TreeChange } from '../write/tree.ts';
import { isKeptByWindows } from '../write/tree-paths.ts';
import { wrong } from './change-entry.ts';
import { formOf } from './describe-entry.ts';
import type { Draft } from './draft.ts';
import { type EntryPath, entryPathFor, entryPathIn, hasEntries, namesIn } from './entry-paths.ts';
import { keyOrderOf } from './key-order.ts';
import { orderChange, orderIn } from './order.ts';
import { picturesOf } from './pictures.ts';
import { readEntry } from './read-entry.ts';
import { notedTranslations } from './translations.ts';
import { copyOf } from './write-entry.ts';

const longestName = 60;

/** Makes an entry: like another one of its folder, or as the template of its folder is. */
export function makeEntry(
  draft: Draft,
  { folder, name, title, like, by }: Asked<'make'>,
): Given<'make'> {
  const tree = draft.trees.draft;
  if (!hasEntries(folder))
    return { kind: 'unknown', reason: 'unknown', message: 'Nothing can be added there.' };
  if (name.length > longestName || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)) {
    return wrong(
      'name',
      'A name has small letters a to z, digits, and hyphens between them, such as new-shop.',
    );
  }
  if (isKeptByWindows(name)) {
    return wrong(
      'name',
      `Windows keeps the name ${name} for itself; take ${name}-1 or another one.`,
    );
  }
  // Addresses, and disks of some systems, know no capitals.
  if (namesIn(tree, folder).some((other) => other.toLowerCase() === name)) {
    return wrong('taken', 'There is one of that name already.');
  }
  const entryPath = entryPathFor(folder, name);
  const other = like === null ? undefined : entryPathIn(tree, folder, like);
  if (!entryPath || (like !== null && !other)) {
    return { kind: 'unknown', reason: 'unknown', message: 'There is nothing to make it like.' };
  }
  draft.histories.note(entryPath.id, { by, deed: 'made', changes: [], before: null });
  changeTree(tree, [
    ...(other ? likeOther(tree, entryPath, other, title) : fromTemplate(draft, entryPath, title)),
    ...orderChange(tree, folder, [...orderIn(tree, folder), name]),
  ]);
  return { kind: 'given', given: { id: entryPath.id } };
}

type Title = Asked<'make'>['title'];

const titled = (values: Json, title: Title): Json =>
  title ? withTitle(values, title.text, title.language) : values;

function fromTemplate(draft: Draft, entryPath: EntryPath, title: Title): TreeChange[] {
  const values = titled(emptyValue(formOf(draft, entryPath, undefined, defaultLanguage)), title);
  const { text } = newEntry(values, keyOrderOf(entryPath, values));
  return [{ path: entryPath.file, content: text }];
}

/** With the pictures of the other one, which it names. */
function likeOther(
  tree: string,
  entryPath: EntryPath,
  other: EntryPath,
  title: Title,
): TreeChange[] {
  const { values = null } = readEntry(tree, other);
  const made = newEntry(titled(values, title), keyOrderOf(other, values));
  const there = picturesOf(tree, other);
  return [
    { path: entryPath.file, content: made.text },
    ...notedTranslations(tree, entryPath, made.text),
    ...made.pictures
      .flatMap(picturePaths)
      .filter((picture) => Object.hasOwn(there, picture))
      .map((picture) =>
        copyOf(path.join(tree, other.directory, picture), `${entryPath.directory}/${picture}`),
      ),
  ];
}
