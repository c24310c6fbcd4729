import type { Change } from '@nokshi/contract/content.ts';
import type { FieldPath } from '@nokshi/contract/form.ts';
import { replay } from './change-values.ts';
import { keyItems, noItems } from './item-keys.ts';
import { isGroup, type Json, valueAt } from './json.ts';
import { indexOfItem } from './list-items.ts';
import { placedAt, withoutPictures } from './picture-paths.ts';

/** A list that two people changed, before and after both. */
type Changed = { saved: Json; changes: readonly Change[]; theirs: Json; path: FieldPath };

const listAt = (values: Json, path: FieldPath): readonly Json[] => {
  const list = valueAt(values, path);
  return Array.isArray(list) ? list : [];
};

/**
 * What makes their list the own one, item by item: an item is moved, never written over another one, so
 * that its picture comes with it. One that they took away comes back without its picture.
 * @returns nothing of what is changed within the items
 */
export function stepsToOwn({ saved, changes, theirs, path }: Changed): Change[] {
  const before = keyItems(noItems, listAt(saved, path), path);
  let [values, own] = [saved, before];
  for (const change of changes) {
    values = replay(values, [change]).values;
    own = keyItems(own, listAt(values, path), path);
  }
  const keys: (number | undefined)[] = itemsAmong(before.items, listAt(theirs, path), path).map(
    (index) => (index === undefined ? undefined : before.keys[index]),
  );
  const steps: Change[] = [];
  for (const [at, key] of own.keys.entries()) {
    const from = keys.indexOf(key);
    const here = [...path, at];
    if (from === at) continue;
    if (from === -1) steps.push({ path: here, insert: withoutPictures(own.items[at] ?? '', here) });
    else steps.push({ path: [...path, from], moveTo: at });
    if (from !== -1) keys.splice(from, 1);
    keys.splice(at, 0, key);
  }
  for (let at = keys.length - 1; at >= own.keys.length; at -= 1) {
    steps.push({ path: [...path, at], remove: true });
  }
  return steps;
}

/** Of each item of a list, which it was before: the same one, or else one that says nearly the same. */
function itemsAmong(
  before: readonly Json[],
  after: readonly Json[],
  path: FieldPath,
): (number | undefined)[] {
  const places = before.map((item, index) => indexOfItem(after, item, index, path));
  const found = after.map((_, at) => {
    const index = places.indexOf(at);
    return index === -1 ? undefined : index;
  });
  const free = new Set(before.keys().filter((index) => !found.includes(index)));
  return found.map((index, at) => {
    const like = index ?? [...free].find((one) => isLike(before[one], after[at], [...path, at]));
    if (like !== undefined) free.delete(like);
    return like;
  });
}

/** Whether at least half of what two items say is the same, apart from their pictures. */
function isLike(one: Json | undefined, other: Json | undefined, path: FieldPath): boolean {
  const textOf = (item: Json | undefined) =>
    saidIn(withoutPictures(placedAt(item ?? null, path), path));
  const [first, second] = [textOf(one), textOf(other)];
  const shared = first.filter((text) => second.includes(text));
  return shared.length > 0 && 2 * shared.length >= Math.max(first.length, second.length);
}

/** All texts of a value with their paths. */
function saidIn(value: Json, place = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item, at) => saidIn(item, `${place}/${at}`));
  if (isGroup(value)) {
    return Object.entries(value).flatMap(([key, item]) => saidIn(item, `${place}/${key}`));
  }
  return value === '' || value === null ? [] : [`${place} ${value}`];
}
