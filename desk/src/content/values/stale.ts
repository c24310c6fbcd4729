import type { Change } from '@nokshi/server/desk/contract/content.ts';
import type { FieldPath } from '@nokshi/server/desk/contract/form.ts';
import { replay } from './change-values.ts';
import { isGroup, isSame, type Json, valueAt } from './json.ts';
import { isSamePath, isWithin, overlap } from './paths.ts';

/** A field that two people changed, each otherwise; undefined for what isn't there. */
export type Clash = { path: FieldPath; mine: Json | undefined; theirs: Json | undefined };

/** What was changed here and not taken, since somebody else had changed the entry. */
export type Unsent = { saved: Json; values: Json; changes: readonly Change[] };

/** The paths at which two values differ; a list with other items differs as a whole. */
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
  if (Array.isArray(one) && Array.isArray(other) && one.length === other.length) {
    return one.flatMap((item, index) => differences(item, other[index], [...path, index]));
  }
  return [path];
}

/** What a change concerns: with an item that comes, goes or moves, its whole list. */
const concerned = (change: Change): FieldPath =>
  'value' in change || typeof change.path.at(-1) === 'string'
    ? change.path
    : change.path.slice(0, -1);

/** Where changes meet what somebody else did, at the outermost of both paths. */
function meetings({ saved, changes }: Unsent, theirs: Json): FieldPath[] {
  const mine = changes.map(concerned);
  const met = differences(saved, theirs).flatMap((their) =>
    mine.filter((own) => overlap(own, their)).map((own) => (isWithin(own, their) ? their : own)),
  );
  return met.filter(
    (path, index) =>
      !met.some((other) => other.length < path.length && isWithin(path, other)) &&
      met.findIndex((other) => isSamePath(other, path)) === index,
  );
}

/** The fields that both changed, each otherwise. */
export const clashesWith = (unsent: Unsent, theirs: Json): Clash[] =>
  meetings(unsent, theirs)
    .map((path) => ({
      path,
      mine: valueAt(unsent.values, path),
      theirs: valueAt(theirs, path),
    }))
    .filter(({ mine, theirs: their }) => !isSame(mine, their));

/**
 * What is still to be done to theirs.
 * @param kept the clashes in which mine was chosen; in all others theirs stands
 */
export function settled(
  unsent: Unsent,
  theirs: Json,
  kept: readonly FieldPath[],
): { values: Json; changes: readonly Change[] } {
  const met = meetings(unsent, theirs);
  const others = unsent.changes.filter(
    (change) => !met.some((path) => overlap(concerned(change), path)),
  );
  const chosen = clashesWith(unsent, theirs)
    .filter(({ path }) => kept.some((one) => isSamePath(one, path)))
    .map(
      ({ path, mine }): Change =>
        mine === undefined ? { path, remove: true } : { path, value: mine },
    );
  const { values, made } = replay(theirs, [...others, ...chosen]);
  return { values, changes: made };
}
