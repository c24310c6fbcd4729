import { existsSync } from 'node:fs';
import path from 'node:path';
import type { State } from '../history/step.ts';
import type { Asked, Given } from '../questions.ts';
import { changeTree, type TreeChange } from '../write/tree.ts';
import { asChanged, keepPictures, stale, wrong } from './change-entry.ts';
import { settleConflicts } from './conflicts.ts';
import type { Draft } from './draft.ts';
import { unknown } from './open-entry.ts';
import { orderChange, orderIn } from './order.ts';
import { picturesOf } from './pictures.ts';
import { type Place, placeFor, placeIn } from './places.ts';
import { readEntry } from './read-entry.ts';
import { copyOf } from './write-entry.ts';

/** A state with where its pictures lie. */
type Source = State & { pictureFile: (place: string, digest: string) => string };

/** Brings an entry back to how it was before a step of its history, or to what is published. */
export function revertEntry(
  draft: Draft,
  { folder, name, version, by, to, language }: Asked<'revert'>,
): Given<'revert'> {
  const tree = draft.trees.draft;
  const place = placeFor(folder, name);
  const isThere = placeIn(tree, folder, name) !== undefined;
  if (!place || !(isThere || draft.histories.steps(place.id).length > 0)) return unknown;
  const read = isThere ? readEntry(tree, place) : undefined;
  if ((read?.version ?? '') !== version) {
    return read ? { kind: 'stale', ...stale(draft, place, read) } : unknown;
  }
  const source = to === 'published' ? published(draft, place) : before(draft, place, to);
  if (!source) return wrong('no-step', 'There is nothing to go back to.');
  const pictures = read ? picturesOf(tree, place) : {};
  keepPictures(draft, place, pictures);
  draft.histories.note(place.id, {
    ...{ by, deed: 'reverted', changes: [] },
    before: read ? { text: read.text, pictures } : null,
  });
  const order = orderIn(tree, folder);
  changeTree(tree, [
    ...pictureChanges(place, pictures, source),
    { path: place.file, content: source.text },
    ...orderChange(tree, folder, order.includes(name) ? order : [...order, name]),
  ]);
  settleConflicts(draft.desk, place.id, [[]]);
  return { kind: 'given', given: asChanged(draft, place, language) };
}

function published({ trees }: Draft, place: Place): Source | undefined {
  if (!placeIn(trees.published, place.folder, place.name)) return undefined;
  const { text } = readEntry(trees.published, place);
  const pictures = picturesOf(trees.published, place);
  const pictureFile = (file: string) => path.join(trees.published, place.directory, file);
  return { text, pictures, pictureFile };
}

function before({ histories }: Draft, { id }: Place, step: string): Source | undefined {
  const state = histories.steps(id).find((one) => one.id === step)?.before;
  return state ? { ...state, pictureFile: (_, digest) => histories.picture(digest) } : undefined;
}

/** What makes the pictures of an entry those of a state. */
function pictureChanges(
  { directory }: Place,
  there: Readonly<Record<string, string>>,
  source: Source,
): TreeChange[] {
  const gone = Object.keys(there).filter((file) => !Object.hasOwn(source.pictures, file));
  return [
    ...gone.map((file) => ({ remove: `${directory}/${file}` })),
    ...Object.entries(source.pictures)
      .map(([file, digest]) => ({ file, digest, kept: source.pictureFile(file, digest) }))
      .filter(({ file, digest, kept }) => there[file] !== digest && existsSync(kept))
      .map(({ file, kept }) => copyOf(kept, `${directory}/${file}`)),
  ];
}
