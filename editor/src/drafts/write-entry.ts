import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { picturePaths } from '@nokshi/pictures/picture-languages.ts';
import type { PictureMove } from '../write/apply-changes.ts';
import { changeTree, type TreeChange } from '../write/tree.ts';
import type { Draft } from './draft.ts';
import type { EntryPath } from './entry-paths.ts';
import { notedTranslations } from './translations.ts';

/**
 * Writes an entry of the draft anew, and puts its pictures where it names them, with what was drawn of
 * them in other languages.
 */
export function writeEntry(
  { trees }: Draft,
  entryPath: EntryPath,
  text: string,
  pictures: readonly PictureMove[],
): void {
  const { file, directory } = entryPath;
  changeTree(trees.draft, [
    ...pictures.flatMap((move): TreeChange[] => {
      if ('remove' in move) {
        return entryPathsThere(trees.draft, `${directory}/${move.remove}`).map((remove) => ({
          remove,
        }));
      }
      const there = entryPathsThere(trees.draft, `${directory}/${move.from}`);
      const targets = picturePaths(`${directory}/${move.to}`);
      return picturePaths(`${directory}/${move.from}`).flatMap((from, index) => {
        const to = targets[index];
        return to !== undefined && there.includes(from) ? [{ from, to }] : [];
      });
    }),
    { path: file, content: text },
    ...notedTranslations(trees.draft, entryPath, text),
  ]);
}

/** Where a picture lies in a tree, and what was drawn of it in other languages. */
export const entryPathsThere = (tree: string, picture: string): string[] =>
  picturePaths(picture).filter((entryPath) => existsSync(path.join(tree, entryPath)));

/** The change that copies a file of another tree. */
export const copyOf = (file: string, to: string): TreeChange => ({
  path: to,
  content: readFileSync(file),
});
