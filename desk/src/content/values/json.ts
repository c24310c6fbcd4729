import type { Entry } from '@nokshi/contract/content.ts';
import type { FieldPath } from '@nokshi/contract/form.ts';

/** A value of an entry: text, number, flag, list or group. */
export type Json = Entry['values'];

export type Group = { [key: string]: Json };

export const isGroup = (value: Json | undefined): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at a path; undefined for nothing. */
export function valueAt(values: Json, path: FieldPath): Json | undefined {
  let value: Json | undefined = values;
  for (const step of path) {
    if (Array.isArray(value)) value = typeof step === 'number' ? value[step] : undefined;
    else if (isGroup(value) && Object.hasOwn(value, step)) value = value[step];
    else return undefined;
  }
  return value;
}

/** Whether two values say the same; the order of keys says nothing. */
export function isSame(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  }
  if (!isGroup(one) || !isGroup(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key]))
  );
}
