import type { Change } from '@nokshi/server/desk/contract/content.ts';
import type { FieldPath } from '@nokshi/server/desk/contract/form.ts';
import { isGroup, type Json, valueAt } from './json.ts';

/** Values after a change, and what takes it back. */
export type Changed = { values: Json; back: Change };

/**
 * Makes a change as the server does.
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
    const list = [...parent];
    const back = changeList(list, step, change);
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

/** Changes a list in its place. @returns what takes it back */
function changeList(list: Json[], index: number, change: Change): Change {
  const { path } = change;
  if ('insert' in change) {
    list.splice(index, 0, change.insert);
    return { path, remove: true };
  }
  const before = list[index];
  if (before === undefined) throw new RangeError(`There is nothing at ${path.join('.')}`);
  if ('value' in change) {
    list[index] = change.value;
    return { path, value: before };
  }
  list.splice(index, 1);
  if ('remove' in change) return { path, insert: before };
  list.splice(change.moveTo, 0, before);
  return { path: [...path.slice(0, -1), change.moveTo], moveTo: index };
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
