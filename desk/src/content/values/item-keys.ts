import type { FieldPath } from '@nokshi/contract/form.ts';
import { isSame, type Json } from './json.ts';
import { placedAt } from './picture-paths.ts';

/** The items of a list, each with a key that stays with it wherever it is moved. */
export type KeyedItems = { items: readonly Json[]; keys: readonly number[]; next: number };

export const noItems: KeyedItems = { items: [], keys: [], next: 0 };

/**
 * Keys for the items of a list that was changed: one that is as it was keeps its key, and so does one
 * that was only changed where it stood.
 * @param path of the list: the pictures of an item lie where it stands
 */
export function keyItems(before: KeyedItems, items: readonly Json[], path: FieldPath): KeyedItems {
  if (before.items === items) return before;
  const free = new Set(before.keys.keys());
  const found = items.map((item, at) => {
    const isOld = (old: number) =>
      before.items[old] === item ||
      isSame(placedAt(before.items[old] ?? null, [...path, at]), item);
    const old = free.has(at) && isOld(at) ? at : [...free].find(isOld);
    if (old !== undefined) free.delete(old);
    return old;
  });
  let { next } = before;
  const keys = found.map((old, at) => {
    const kept = old ?? (items.length === before.items.length && free.has(at) ? at : undefined);
    const key = kept === undefined ? undefined : before.keys[kept];
    if (key !== undefined) return key;
    next += 1;
    return next;
  });
  return { items, keys, next };
}
