import type { Change } from '@nokshi/contract/content.ts';
import type { FieldPath } from '@nokshi/contract/form.ts';
import { replay } from './change-values.ts';
import { isGroup, isSame, type Json, valueAt } from './json.ts';
import { indexOfItem, isRearranged } from './list-items.ts';
import { stepsToOwn } from './list-steps.ts';
import { isSamePath, isWithin, overlap } from './paths.ts';
import { picturesIn, placedAt } from './picture-paths.ts';

/** A field that two people changed, each otherwise; undefined for what isn't there. */
export type Clash = { path: FieldPath; mine: Json | undefined; theirs: Json | undefined };

/** A change refused because somebody else had changed the entry. */
export type Unsent = { saved: Json; values: Json; changes: readonly Change[] };

/** The paths at which two values differ; a list of which items came, went or were moved differs as a whole. */
export function differences(
  one: Json | undefined,
  other: Json | undefined,
  path: FieldPath = [],
): FieldPath[] {
  if (isSame(one, other)) return [];
  if (isGroup(one) && isGroup(other)) {
    const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...keys].flatMap((key) => differences(one[key], other[key], [...path, key]));
  }
  if (Array.isArray(one) && Array.isArray(other) && !isRearranged(one, other, path)) {
    return one.flatMap((item, index) => differences(item, other[index], [...path, index]));
  }
  return [path];
}

/** What a change concerns: with an item that comes, goes or moves, its whole list. */
const concerned = (change: Change): FieldPath =>
  'value' in change || typeof change.path.at(-1) === 'string'
    ? change.path
    : change.path.slice(0, -1);

/**
 * A change as it is made to the item that somebody else has moved to another place of its list, and did
 * nothing else to; undefined where it concerns none.
 */
function followed({ saved, changes }: Unsent, theirs: Json, change: Change): Change | undefined {
  const own = concerned(change);
  for (const [depth, step] of own.entries()) {
    const list = change.path.slice(0, depth);
    const [before, after] = [valueAt(saved, list), valueAt(theirs, list)];
    if (typeof step !== 'number' || !Array.isArray(before) || !Array.isArray(after)) continue;
    if (!isRearranged(before, after, list)) continue;
    // Its items are counted otherwise where they were moved here, too.
    if (changes.some((one) => isWithin(list, concerned(one)))) return undefined;
    const at = indexOfItem(after, before[step] ?? null, step, list);
    if (at === undefined) return undefined;
    const path = [...list, at, ...change.path.slice(depth + 1)];
    return 'value' in change
      ? { path, value: placedAt(change.value, path, depth) }
      : { ...change, path };
  }
  return undefined;
}

type Placed = { change: Change; followed: Change | undefined };

const placedIn = (unsent: Unsent, theirs: Json): Placed[] =>
  unsent.changes.map((change) => ({ change, followed: followed(unsent, theirs, change) }));

/** Where changes meet what somebody else did, at the outermost of both paths. */
function meetings(saved: Json, placed: readonly Placed[], theirs: Json): FieldPath[] {
  const mine = placed.filter((one) => !one.followed).map(({ change }) => concerned(change));
  const met = differences(saved, theirs).flatMap((their) =>
    mine.filter((own) => overlap(own, their)).map((own) => (isWithin(own, their) ? their : own)),
  );
  return met.filter(
    (path, index) =>
      !met.some((other) => other.length < path.length && isWithin(path, other)) &&
      met.findIndex((other) => isSamePath(other, path)) === index,
  );
}

/** The values that both changed differently. */
const clashesAt = (met: readonly FieldPath[], values: Json, theirs: Json): Clash[] =>
  met
    .map((path) => ({ path, mine: valueAt(values, path), theirs: valueAt(theirs, path) }))
    .filter(({ mine, theirs: their }) => !isSame(mine, their));

/** The fields that both changed, each otherwise. */
export const clashesWith = (unsent: Unsent, theirs: Json): Clash[] =>
  clashesAt(meetings(unsent.saved, placedIn(unsent, theirs), theirs), unsent.values, theirs);

/**
 * The changes that are still to be made to theirs.
 * @param kept the clashes in which mine was chosen; in all others theirs stands
 */
export function settled(
  unsent: Unsent,
  theirs: Json,
  kept: readonly FieldPath[],
): { values: Json; changes: readonly Change[] } {
  const placed = placedIn(unsent, theirs);
  const met = meetings(unsent.saved, placed, theirs);
  const others = placed.flatMap((one) => {
    if (one.followed) return one.followed;
    return met.some((path) => overlap(concerned(one.change), path)) ? [] : one.change;
  });
  const isKept = ({ path }: Clash) => kept.some((one) => isSamePath(one, path));
  const chosen = clashesAt(met, unsent.values, theirs)
    .filter(isKept)
    .flatMap((clash) => keeping(unsent, theirs, clash));
  const { values, made } = replay(theirs, [...others, ...chosen]);
  return { values, changes: made };
}

const setting = (path: FieldPath, value: Json | undefined): Change =>
  value === undefined ? { path, remove: true } : { path, value };

/** Resolves conflicts in favour of mine. */
function keeping({ saved, changes, values }: Unsent, theirs: Json, clash: Clash): Change[] {
  const { path, mine } = clash;
  const pictures = [...picturesIn(mine, path), ...picturesIn(clash.theirs, path)];
  const areLists = Array.isArray(mine) && Array.isArray(clash.theirs);
  if (!areLists || pictures.length === 0) return [setting(path, mine)];
  const steps = stepsToOwn({ saved, changes, theirs, path });
  const items = valueAt(replay(theirs, steps).values, path);
  const within = mine.flatMap((item, at) =>
    differences(Array.isArray(items) ? items[at] : undefined, item, [...path, at]),
  );
  // The file that is there is theirs, or none: naming another one would make it no other.
  const isNoPicture = (one: FieldPath) => picturesIn(valueAt(values, one), one).length === 0;
  return [...steps, ...within.filter(isNoPicture).map((one) => setting(one, valueAt(values, one)))];
}
