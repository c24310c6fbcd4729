import type { FieldPath } from '@nokshi/contract/form.ts';
import { knownLanguages } from '@nokshi/forms/languages.ts';
import { isObject, type Json } from './json.ts';

/** The keys that the value at a path may have, in the order in which they are written. */
export type KeyOrder = (path: FieldPath) => readonly string[];

/** For what tells no order: words stand in the order of the languages, the rest as it comes. */
export const languagesInOrder: KeyOrder = () => knownLanguages;

/** A value with its keys in order; keys that the order doesn't know follow as they come. */
export function inOrder(value: Json, path: FieldPath, keyOrder: KeyOrder): Json {
  if (Array.isArray(value)) {
    return value.map((item, index) => inOrder(item, [...path, index], keyOrder));
  }
  if (!isObject(value)) return value;
  const order = keyOrder(path);
  const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => place(one) - place(other))
      .map(([key, inner]) => [key, inOrder(inner, [...path, key], keyOrder)]),
  );
}
