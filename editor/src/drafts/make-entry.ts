import path from 'node:path';
import type { Asked, Given } from '../questions.ts';
import { changeTree } from '../write/tree.ts';
import { wrong } from './change-entry.ts';
import type { Draft } from './draft.ts';
import { orderChange, orderIn } from './order.ts';
import { isGrowing, namesIn, placeFor, placeIn } from './places.ts';
import { filesIn } from './trees.ts';
import { copyOf } from './write-entry.ts';

const longestName = 60;

/** Makes an entry: like another one of its folder, or as the template of its folder is. */
export function makeEntry(draft: Draft, { folder, name, like, by }: Asked<'make'>): Given<'make'> {
  const tree = draft.trees.draft;
  if (!isGrowing(folder)) return { kind: 'unknown', message: 'Nothing can be added there.' };
  if (name.length > longestName || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)) {
    return wrong(
      'A name has small letters a to z, digits, and hyphens between them, such as new-shop.',
    );
  }
  // Addresses, and disks of some systems, know no capitals.
  if (namesIn(tree, folder).some((other) => other.toLowerCase() === name)) {
    return wrong('There is one of that name already.');
  }
  const place = placeFor(folder, name);
  const pattern = placeIn(
    tree,
    folder,
    like ?? orderIn(tree, folder)[0] ?? namesIn(tree, folder)[0] ?? '',
  );
  if (!place || !pattern) return { kind: 'unknown', message: 'There is nothing to make it like.' };
  draft.histories.note(place.id, { by, deed: 'made', changes: [], before: null });
  changeTree(tree, [
    ...filesIn(path.join(tree, pattern.directory)).map((file) =>
      copyOf(path.join(tree, pattern.directory, file), `${place.directory}/${file}`),
    ),
    ...orderChange(tree, folder, [...orderIn(tree, folder), name]),
  ]);
  return { kind: 'given', given: { id: place.id } };
}
