import { existsSync } from 'node:fs';
import path from 'node:path';
import type { State } from '../history/step.ts';
import type { Asked, Given } from '../questions.ts';
import { changeTree, type TreeChange } from '../write/tree.ts';
import { asChanged, keepPictures, stale, wrong } from './change-entry.ts';
import { settleConflicts } from './conflicts.ts';
import type { Draft } from './draft.ts';
import { type EntryPath, entryPathFor, entryPathIn } from './entry-paths.ts';
import { unknown } from './open-entry.ts';
import { orderChange, orderIn } from './order.ts';
import { picturesNamedIn, picturesOf } from './pictures.ts';
import { readEntry, valuesIn } from './read-entry.ts';
import { notedTranslations } from './translations.ts';
import { copyOf } from './write-entry.ts';

/** A state with where its pictures lie. */
type Source = State & { pictureFile: (entryPath: string, digest: string) => string };

/** Brings an entry back to how it was before a step of its history, or to what is published. */
export function revertEntry(
  draft: Draft,
  { folder, name, version, by, to, language }: Asked<'revert'>,
): Given<'revert'> {
  const tree = draft.trees.draft;
  const entryPath = entryPathFor(folder, name);
  const isThere = entryPathIn(tree, folder, name) !== undefined;
  if (!entryPath || !(isThere || draft.histories.latest(entryPath.id))) return unknown;
  const read = isThere ? readEntry(tree, entryPath) : undefined;
  if ((read?.version ?? '') !== version) {
    return read ? { kind: 'stale', ...stale(draft, entryPath, read) } : unknown;
  }
  const source = to === 'published' ? published(draft, entryPath) : before(draft, entryPath, to);
  if (!source) return wrong('no-step', 'There is nothing to go back to.');
  const pictures = read ? picturesOf(tree, entryPath) : {};
  keepPictures(draft, entryPath, pictures);
  draft.histories.note(entryPath.id, {
    ...{ by, deed: 'reverted', changes: [] },
    before: read ? { text: read.text, pictures } : null,
  });
  const order = orderIn(tree, folder);
  const named = new Set([read?.values, valuesIn(source.text)].flatMap(picturesNamedIn));
  changeTree(tree, [
    ...pictureChanges(entryPath, pictures, source, named),
    { path: entryPath.file, content: source.text },
    ...notedTranslations(tree, entryPath, source.text),
    ...orderChange(tree, folder, order.includes(name) ? order : [...order, name]),
  ]);
  settleConflicts(draft.desk, entryPath.id, [[]]);
  return { kind: 'given', given: asChanged(draft, entryPath, language) };
}

function published({ trees }: Draft, entryPath: EntryPath): Source | undefined {
  if (!entryPathIn(trees.published, entryPath.folder, entryPath.name)) return undefined;
  const { text } = readEntry(trees.published, entryPath);
  const pictures = picturesOf(trees.published, entryPath);
  const pictureFile = (file: string) => path.join(trees.published, entryPath.directory, file);
  return { text, pictures, pictureFile };
}

function before({ histories }: Draft, { id }: EntryPath, step: string): Source | undefined {
  const state = histories.stateBefore(id, step);
  return state ? { ...state, pictureFile: (_, digest) => histories.picture(digest) } : undefined;
}

/**
 * The file changes that restore an entry's pictures. A file that is there and no field names, such as a font,
 * stays as it is: it came with a release, and no step.
 */
function pictureChanges(
  { directory }: EntryPath,
  there: Readonly<Record<string, string>>,
  source: Source,
  named: ReadonlySet<string>,
): TreeChange[] {
  const gone = Object.keys(there).filter(
    (file) => named.has(file) && !Object.hasOwn(source.pictures, file),
  );
  return [
    ...gone.map((file) => ({ remove: `${directory}/${file}` })),
    ...Object.entries(source.pictures)
      .filter(([file, digest]) =>
        named.has(file) ? there[file] !== digest : there[file] === undefined,
      )
      .map(([file, digest]) => ({ file, kept: source.pictureFile(file, digest) }))
      .filter(({ kept }) => existsSync(kept))
      .map(({ file, kept }) => copyOf(kept, `${directory}/${file}`)),
  ];
}
