import type { FieldPath } from '@nokshi/contract/form.ts';
import { isSame, type Json } from './json.ts';
import { placedAt } from './picture-paths.ts';

/** Whether an item stands somewhere in a list, but for the places of its pictures. */
const standsAt = (list: readonly Json[], item: Json, at: number, path: FieldPath): boolean =>
  isSame(list[at], placedAt(item, [...path, at]));

/**
 * Where an item is now that stood at an index of a list; undefined where it is no more, or is another one.
 * @param list as it is now
 * @param path of the list: the pictures of an item lie where it stands
 */
export function indexOfItem(
  list: readonly Json[],
  item: Json,
  index: number,
  path: FieldPath,
): number | undefined {
  if (standsAt(list, item, index, path)) return index;
  const at = list.findIndex((_, place) => standsAt(list, item, place, path));
  return at === -1 ? undefined : at;
}

/** Whether items of a list came, went or were moved; not only changed where they stood. */
export const isRearranged = (
  before: readonly Json[],
  after: readonly Json[],
  path: FieldPath,
): boolean =>
  before.length !== after.length ||
  before.some((item, index) => {
    const at = indexOfItem(after, item, index, path);
    return at !== undefined && at !== index;
  });
