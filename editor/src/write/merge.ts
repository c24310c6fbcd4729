import type { Change } from '@nokshi/contract/content.ts';
import type { FieldPath } from '@nokshi/contract/form.ts';
import { isObject, isSame, type Json } from './json.ts';
import { placedAt } from './picture-paths.ts';

/** A field that both changed, each otherwise; undefined where it isn't there. */
type Conflict = {
  path: FieldPath;
  base: Json | undefined;
  mine: Json | undefined;
  theirs: Json | undefined;
};

export type Merged = {
  /** The changes that merge mine into theirs. */
  changes: Change[];
  /** For a person to decide; theirs stands until then. */
  conflicts: Conflict[];
};

/**
 * Brings together, field by field, two values that were one. A list whose items one of them put in, took
 * away or moved has that one's items, with what the other changed in them; where both did, and otherwise,
 * the list is one conflict. Pictures are told by their places alone: where a whole list is set, its
 * pictures are mine.
 */
export const merge = (base: Json, mine: Json, theirs: Json): Merged =>
  mergeAt([], base, mine, theirs);

const nothing: Merged = { changes: [], conflicts: [] };

const joined = (parts: Merged[]): Merged => ({
  changes: parts.flatMap(({ changes }) => changes),
  conflicts: parts.flatMap(({ conflicts }) => conflicts),
});

function mergeAt(
  path: FieldPath,
  base: Json | undefined,
  mine: Json | undefined,
  theirs: Json | undefined,
): Merged {
  if (isSame(mine, base) || isSame(mine, theirs)) return nothing;
  if (isObject(mine) && isObject(theirs)) {
    const before = isObject(base) ? base : {};
    const keys = new Set([...Object.keys(before), ...Object.keys(theirs), ...Object.keys(mine)]);
    return joined(
      [...keys].map((key) =>
        mergeAt([...path, key], own(before, key), own(mine, key), own(theirs, key)),
      ),
    );
  }
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    return mergeLists(path, base, mine, theirs);
  }
  if (!isSame(theirs, base)) return { changes: [], conflicts: [{ path, base, mine, theirs }] };
  return {
    changes: [mine === undefined ? { path, remove: true } : { path, value: mine }],
    conflicts: [],
  };
}

const own = (value: { [key: string]: Json }, key: string): Json | undefined =>
  Object.hasOwn(value, key) ? value[key] : undefined;

function mergeLists(path: FieldPath, base: Json[], mine: Json[], theirs: Json[]): Merged {
  const isMineRearranged = isRearranged(path, base, mine);
  const isTheirsRearranged = isRearranged(path, base, theirs);
  const conflict: Merged = { changes: [], conflicts: [{ path, base, mine, theirs }] };
  if (!isMineRearranged && !isTheirsRearranged) {
    return joined(
      base.map((item, index) => mergeAt([...path, index], item, mine[index], theirs[index])),
    );
  }
  if (isMineRearranged && isTheirsRearranged) return conflict;
  if (isMineRearranged) {
    const value = withEdits(path, base, mine, theirs);
    return value ? { changes: [{ path, value }], conflicts: [] } : conflict;
  }
  const parts = base.flatMap((item, index): (Merged | null)[] => {
    const edited = mine[index];
    if (edited === undefined || isSame(edited, item)) return [];
    const at = indexOfItem(path, theirs, item, index);
    if (at === -1) return [null];
    return [
      { changes: [{ path: [...path, at], value: placed(path, edited, index, at) }], conflicts: [] },
    ];
  });
  const found = parts.filter((part) => part !== null);
  return found.length === parts.length ? joined(found) : conflict;
}

/** Items were put in, taken away or moved; not only changed where they stood. */
const isRearranged = (path: FieldPath, base: Json[], side: Json[]): boolean =>
  base.length !== side.length ||
  base.some(
    (item, index) => !isSame(item, side[index]) && indexOfItem(path, side, item, index) !== -1,
  );

/**
 * A rearranged list with what the other side changed in items where they stood.
 * @returns null when such an item is not as it was in the rearranged list
 */
function withEdits(
  path: FieldPath,
  base: Json[],
  rearranged: Json[],
  edited: Json[],
): Json[] | null {
  const list = [...rearranged];
  for (const [index, item] of base.entries()) {
    const edit = edited[index];
    if (edit === undefined || isSame(edit, item)) continue;
    const at = indexOfItem(path, rearranged, item, index);
    if (at === -1) return null;
    list[at] = placed(path, edit, index, at);
  }
  return list;
}

/** Where an item that stood at an index is now, but for the places of its pictures. */
const indexOfItem = (path: FieldPath, list: Json[], item: Json, index: number): number =>
  list.findIndex((other, at) => isSame(other, placed(path, item, index, at)));

const placed = (path: FieldPath, item: Json, from: number, to: number): Json =>
  placedAt(item, [...path, from], [...path, to]);
