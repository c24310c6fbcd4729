import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Change } from '@nokshi/contract/content.ts';
import { inShownOrder } from '@nokshi/site/src/content/schemas/references.ts';
import type { Asked, Given } from '../questions.ts';
import { applyChanges } from '../write/apply-changes.ts';
import { isObject, isSame } from '../write/json.ts';
import { changeTree, type TreeChange } from '../write/tree.ts';
import { wrong } from './change-entry.ts';
import type { Draft } from './draft.ts';
import { isOrdered, namesIn } from './entry-paths.ts';
import { valuesIn } from './read-entry.ts';

const fileIn = (tree: string, folder: string) => path.join(tree, folder, 'order.yaml');

/** In which order the entries of a folder are shown: those that its file leaves out come last. */
export const orderIn = (tree: string, folder: string): string[] =>
  inShownOrder(listedIn(tree, folder), namesIn(tree, folder));

function listedIn(tree: string, folder: string): string[] {
  const file = fileIn(tree, folder);
  const values = existsSync(file) ? valuesIn(readFileSync(file, 'utf8')) : undefined;
  const listed = isObject(values) ? values['entries'] : undefined;
  return Array.isArray(listed) ? listed.filter((name) => typeof name === 'string') : [];
}

/** Puts all entries of a folder in an order. */
export function orderEntries(draft: Draft, { folder, entries }: Asked<'order'>): Given<'order'> {
  if (!isOrdered(folder))
    return { kind: 'unknown', reason: 'unknown', message: 'There is no such order.' };
  const there = namesIn(draft.trees.draft, folder);
  if (entries.toSorted().join('\n') !== there.toSorted().join('\n')) {
    return wrong(
      'others-changed',
      'Somebody has made or removed one meanwhile; these are not all of them, each once.',
    );
  }
  changeTree(draft.trees.draft, orderChange(draft.trees.draft, folder, entries));
  return { kind: 'given', given: null };
}

/** The file changes that reorder a folder; none where it has no order. */
export function orderChange(
  tree: string,
  folder: string,
  entries: readonly string[],
): TreeChange[] {
  const before = listedIn(tree, folder);
  if (!isOrdered(folder) || isSame(before, [...entries])) return [];
  const text = readFileSync(fileIn(tree, folder), 'utf8');
  const { text: content } = applyChanges(text, reordering(before, entries));
  return [{ path: `${folder}/order.yaml`, content }];
}

/** Moves as few lines as it takes, so that what stands beside a line stays there. */
function reordering(before: readonly string[], after: readonly string[]): Change[] {
  const names = [...before];
  const removed = before.flatMap((name, index) => (after.includes(name) ? [] : [index])).reverse();
  const steps = removed.map((index): Change => {
    names.splice(index, 1);
    return { path: ['entries', index], remove: true };
  });
  const placed = after.flatMap((name, index): Change[] => {
    const at = names.indexOf(name);
    if (at === index) return [];
    if (at === -1) {
      names.splice(index, 0, name);
      return [{ path: ['entries', index], insert: name }];
    }
    names.splice(index, 0, ...names.splice(at, 1));
    return [{ path: ['entries', at], moveTo: index }];
  });
  return [...steps, ...placed];
}
