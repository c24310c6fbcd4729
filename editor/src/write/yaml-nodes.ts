import type { FieldPath } from '@nokshi/contract/form.ts';
import { isMap, isNode, isScalar, isSeq, type Node, Pair, Scalar, type YAMLMap } from 'yaml';
import { isObject, isSame, type Json, type JsonObject } from './json.ts';
import { inOrder, type KeyOrder } from './key-order.ts';
import { nodeFor } from './yaml-text.ts';

type Collection = { items: unknown[]; flow?: boolean };

const keyOf = (pair: Pair): string => String(isScalar(pair.key) ? pair.key.value : pair.key);

export const pairOf = (map: YAMLMap, key: string): Pair | undefined =>
  map.items.find((pair) => keyOf(pair) === key);

/** Every single value in a node, with its path. */
export function* scalarsIn(
  node: unknown,
  path: FieldPath,
): Generator<{ scalar: Scalar; path: FieldPath }> {
  if (isScalar(node)) yield { scalar: node, path };
  if (isMap(node)) {
    for (const pair of node.items) yield* scalarsIn(pair.value, [...path, keyOf(pair)]);
  }
  if (isSeq(node)) {
    for (const [index, item] of node.items.entries()) yield* scalarsIn(item, [...path, index]);
  }
}

/**
 * The node that holds a value, made from the one that held another: what didn't change stays as it is
 * written, with its comments.
 */
export function updated(
  old: unknown,
  value: Json,
  path: FieldPath,
  keyOrder: KeyOrder,
): Node | null {
  if (isMap(old) && isObject(value)) return updatedMap(old, value, path, keyOrder);
  if (isSeq(old) && Array.isArray(value)) {
    const kept = old.items.slice(0, value.length);
    unfoldEmpty(old);
    old.items = value.map((item, index) => updated(kept[index], item, [...path, index], keyOrder));
    return old;
  }
  if (isScalar(old) && isSame(old.value as Json, value)) return old;
  const node = nodeFor(inOrder(value, path, keyOrder));
  if (node && isNode(old)) inPlaceOf(old, node);
  return node;
}

function updatedMap(map: YAMLMap, value: JsonObject, path: FieldPath, keyOrder: KeyOrder): YAMLMap {
  map.items = map.items.filter((pair) => Object.hasOwn(value, keyOf(pair)));
  for (const [key, inner] of Object.entries(value)) {
    const pair = pairOf(map, key);
    if (pair) pair.value = updated(pair.value, inner, [...path, key], keyOrder);
    else addTo(map, key, inner, path, keyOrder);
  }
  return map;
}

/** Gives a map a key that it doesn't have, behind those that come before it. */
export function addTo(
  map: YAMLMap,
  key: string,
  value: Json,
  path: FieldPath,
  keyOrder: KeyOrder,
): void {
  unfoldEmpty(map);
  const order = keyOrder(path);
  const own = order.indexOf(key);
  const isBefore = (pair: Pair) => {
    const place = order.indexOf(keyOf(pair));
    return place !== -1 && place < own;
  };
  const at = own === -1 ? map.items.length : map.items.findLastIndex(isBefore) + 1;
  const node = nodeFor(inOrder(value, [...path, key], keyOrder));
  map.items.splice(at, 0, new Pair(nodeFor(key), node));
}

/** `[]` and `{}` have a line of their own for each item as soon as they have one. */
export function unfoldEmpty(collection: Collection): void {
  if (collection.items.length === 0) collection.flow = false;
}

/** What stood around the old value stands around the new one, and quotes stay where there were some. */
function inPlaceOf(old: Node, node: Node): void {
  if (old.commentBefore) node.commentBefore = old.commentBefore;
  if (old.comment) node.comment = old.comment;
  if (old.spaceBefore) node.spaceBefore = old.spaceBefore;
  if (!isScalar(old) || !isScalar(node)) return;
  if (typeof node.value !== 'string') return;
  if (old.type === Scalar.QUOTE_DOUBLE && isOnOneLine(node)) node.type = Scalar.QUOTE_DOUBLE;
  if (old.type === Scalar.QUOTE_SINGLE && node.type === Scalar.PLAIN) node.type = old.type;
}

const isOnOneLine = ({ type }: Scalar): boolean =>
  type === Scalar.PLAIN || type === Scalar.QUOTE_SINGLE;
