import type { Change } from '@nokshi/contract/content.ts';
import { changeValues } from '../values/change-values.ts';
import { type Json, valueAt } from '../values/json.ts';
import { isSamePath, overlap } from '../values/paths.ts';
import { picturesIn } from '../values/picture-paths.ts';

/** No more than the server takes at once. */
const mostAtOnce = 200;

/** Groups changes into requests. The removal of a picture is sent alone, so that undoing it brings the file back. */
export type Batch = { changes: readonly Change[]; isPictured: boolean };

/** Whether a change takes a picture away. */
export function isPictured(values: Json, change: Change): boolean {
  if ('insert' in change || 'moveTo' in change) return false;
  const left = 'value' in change ? picturesIn(change.value, change.path) : [];
  return picturesIn(valueAt(values, change.path), change.path).some((one) => !left.includes(one));
}

/** Appends changes to the queue. */
export function queued(
  waiting: readonly Batch[],
  changes: readonly Change[],
  pictured: boolean,
): readonly Batch[] {
  const last = waiting.at(-1);
  const hasRoom = last && !last.isPictured && last.changes.length + changes.length <= mostAtOnce;
  if (pictured || !hasRoom) return [...waiting, { changes, isPictured: pictured }];
  return [
    ...waiting.slice(0, -1),
    { changes: changes.reduce(joined, last.changes), isPictured: false },
  ];
}

/** Values that are set at one path, with nothing between them that concerns it, are one change. */
function joined(changes: readonly Change[], change: Change): readonly Change[] {
  const isSet = 'value' in change;
  const index = isSet
    ? changes.findLastIndex((one) => 'value' in one && isSamePath(one.path, change.path))
    : -1;
  const isFree = changes
    .slice(index + 1)
    .every((one) => 'value' in one && !overlap(one.path, change.path));
  return index >= 0 && isFree
    ? changes.map((one, at) => (at === index ? change : one))
    : [...changes, change];
}

/** Changes as they are sent, one after the other. */
export function inBatches(values: Json, changes: readonly Change[]): readonly Batch[] {
  let next = values;
  return changes.reduce<readonly Batch[]>((waiting, change) => {
    const before = next;
    next = changeValues(before, change).values;
    return queued(waiting, [change], isPictured(before, change));
  }, []);
}
