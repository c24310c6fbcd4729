import type { Change } from '@nokshi/contract/content.ts';
import type { FieldPath } from '@nokshi/contract/form.ts';
import { isGroup, type Json, valueAt } from './json.ts';
import { placedAt } from './picture-paths.ts';

/** Values after a change, and what takes it back. */
export type Changed = { values: Json; back: Change };

/**
 * Makes a change as the server does: pictures of a list's items lie where these stand.
 * @throws RangeError where its path leads nowhere
 */
export function changeValues(values: Json, change: Change): Changed {
  const { path } = change;
  const before = valueAt(values, path);
  const step = path.at(-1);
  if (step === undefined) throw new RangeError('A change needs a path');
  const above = path.slice(0, -1);
  const parent = valueAt(values, above);
  if (Array.isArray(parent) && typeof step === 'number') {
    const { list, back } = changeList(parent, step, change);
    return { values: withValue(values, above, list), back };
  }
  if (!isGroup(parent)) throw new RangeError(`There is nothing at ${above.join('.')}`);
  if ('value' in change) {
    const back: Change = before === undefined ? { path, remove: true } : { path, value: before };
    return { values: withValue(values, path, change.value), back };
  }
  if (!('remove' in change) || before === undefined) throw new RangeError('No list is there');
  const { [step]: _removed, ...rest } = parent;
  return { values: withValue(values, above, rest), back: { path, value: before } };
}

/** Makes changes, one after the other; those whose path leads nowhere any more are left out. */
export function replay(
  values: Json,
  changes: readonly Change[],
): { values: Json; made: readonly Change[] } {
  let after = values;
  const made = changes.filter((change) => {
    try {
      after = changeValues(after, change).values;
      return true;
    } catch (failure) {
      if (failure instanceof RangeError) return false;
      throw failure;
    }
  });
  return { values: after, made };
}

function changeList(
  before: readonly Json[],
  index: number,
  change: Change,
): { list: Json[]; back: Change } {
  const { path } = change;
  const above = path.slice(0, -1);
  const list = [...before];
  const placed = () =>
    list.map((item, at) => (item === before[at] ? item : placedAt(item, [...above, at])));
  if ('insert' in change) {
    if (index > list.length) throw new RangeError(`There is no place ${index} in the list`);
    list.splice(index, 0, change.insert);
    return { list: placed(), back: { path, remove: true } };
  }
  const item = list[index];
  if (item === undefined) throw new RangeError(`There is nothing at ${path.join('.')}`);
  if ('value' in change) {
    list[index] = change.value;
    return { list, back: { path, value: item } };
  }
  list.splice(index, 1);
  if ('remove' in change) return { list: placed(), back: { path, insert: item } };
  if (change.moveTo >= before.length) throw new RangeError('There is no such place in the list');
  list.splice(change.moveTo, 0, item);
  return { list: placed(), back: { path: [...above, change.moveTo], moveTo: index } };
}

function withValue(values: Json, path: FieldPath, value: Json): Json {
  const [step, ...below] = path;
  if (step === undefined) return value;
  if (Array.isArray(values) && typeof step === 'number') {
    return values.map((one, index) => (index === step ? withValue(one, below, value) : one));
  }
  const group = isGroup(values) ? values : {};
  return { ...group, [step]: withValue(group[step] ?? null, below, value) };
}
