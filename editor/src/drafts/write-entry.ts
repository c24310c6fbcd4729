import { readFileSync } from 'node:fs';
import type { PictureMove } from '../write/apply-changes.ts';
import { changeTree, type TreeChange } from '../write/tree.ts';
import type { Draft } from './draft.ts';
import type { Place } from './places.ts';

/** Writes an entry of the draft anew, and puts its pictures where it names them. */
export function writeEntry(
  { trees }: Draft,
  { file, directory }: Place,
  text: string,
  pictures: readonly PictureMove[],
): void {
  const at = (picture: string) => `${directory}/${picture}`;
  changeTree(trees.draft, [
    ...pictures.map((move) =>
      'remove' in move ? { remove: at(move.remove) } : { from: at(move.from), to: at(move.to) },
    ),
    { path: file, content: text },
  ]);
}

/** What makes a file of a tree what another one is. */
export const copyOf = (file: string, to: string): TreeChange => ({
  path: to,
  content: readFileSync(file),
});
