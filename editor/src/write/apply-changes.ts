import type { Change } from '@nokshi/contract/content.ts';
import type { FieldPath } from '@nokshi/contract/form.ts';
import { type Document, isMap, isSeq, type Scalar, type YAMLSeq } from 'yaml';
import type { Json } from './json.ts';
import { inOrder, type KeyOrder, languagesInOrder } from './key-order.ts';
import { pictureEnding, picturePathOf } from './picture-paths.ts';
import { addTo, pairOf, scalarsIn, unfoldEmpty, updated } from './yaml-nodes.ts';
import { nodeFor, printYaml, readYaml } from './yaml-text.ts';

/**
 * What becomes of the file of a picture in the folder of its entry. All of them happen at once: what is
 * moved or removed is named as it lay before any of them.
 */
export type PictureMove = { from: string; to: string } | { remove: string };

/** Thrown for a change that leads nowhere. */
export class ChangeRefused extends Error {
  override name = 'ChangeRefused';
  readonly path: FieldPath;

  constructor(problem: string, path: FieldPath) {
    super(`${problem}: ${path.join('.')}`);
    this.path = path;
  }
}

/**
 * The text of a file of content/ after some changes, one after the other; all else of it stays as it is
 * written. The pictures of a list's items move with them. A value that is set is taken as it is, with the
 * pictures it names; those that it no longer names are removed.
 * @param keyOrder where a key goes that was not there
 * @throws ChangeRefused for a path that isn't there, but for a new key of what is; UnreadableText
 */
export function applyChanges(
  text: string,
  changes: readonly Change[],
  keyOrder: KeyOrder = languagesInOrder,
): { text: string; pictures: PictureMove[] } {
  const document = readYaml(text);
  const before = new Map(
    [...picturesOf(document.contents, [])].map(([scalar]) => [scalar, String(scalar.value)]),
  );
  for (const change of changes) apply(document, change, keyOrder);
  return { text: printYaml(document), pictures: movesSince(before, document) };
}

function apply(document: Document, change: Change, keyOrder: KeyOrder): void {
  if ('value' in change) set(document, change.path, change.value, keyOrder);
  else if ('insert' in change) insert(document, change.path, change.insert, keyOrder);
  else if ('moveTo' in change) move(document, change.path, change.moveTo);
  else remove(document, change.path);
}

function set(document: Document, path: FieldPath, value: Json, keyOrder: KeyOrder): void {
  const last = path.at(-1);
  if (last === undefined) {
    document.contents = updated(document.contents, value, [], keyOrder);
    return;
  }
  const above = path.slice(0, -1);
  const parent = nodeAt(document, above);
  if (isMap(parent) && typeof last === 'string') {
    const pair = pairOf(parent, last);
    if (pair) pair.value = updated(pair.value, value, path, keyOrder);
    else addTo(parent, last, value, above, keyOrder);
    return;
  }
  const { list, index } = itemAt(document, path);
  list.items[index] = updated(list.items[index], value, path, keyOrder);
}

function insert(document: Document, path: FieldPath, value: Json, keyOrder: KeyOrder): void {
  const index = path.at(-1);
  const above = path.slice(0, -1);
  const list = nodeAt(document, above);
  if (!isSeq(list) || typeof index !== 'number' || index > list.items.length) {
    throw new ChangeRefused('There is no such place in a list', path);
  }
  const node = nodeFor(inOrder(value, path, keyOrder));
  // A copy of another item names the pictures of that one.
  for (const { scalar, path: own } of scalarsIn(node, path)) {
    const ending = pictureEnding(scalar.value, own, above.length);
    if (ending !== null) scalar.value = picturePathOf(own, ending);
  }
  rearrange(list, above, () => {
    unfoldEmpty(list);
    list.items.splice(index, 0, node);
  });
}

function move(document: Document, path: FieldPath, to: number): void {
  const { list, index } = itemAt(document, path);
  if (to >= list.items.length) throw new ChangeRefused(`There is no place ${to} in the list`, path);
  rearrange(list, path.slice(0, -1), () => {
    list.items.splice(to, 0, ...list.items.splice(index, 1));
  });
}

function remove(document: Document, path: FieldPath): void {
  const key = path.at(-1);
  const above = path.slice(0, -1);
  const parent = path.length > 0 ? nodeAt(document, above) : null;
  const pair = isMap(parent) && typeof key === 'string' ? pairOf(parent, key) : undefined;
  if (isMap(parent) && pair) {
    parent.items.splice(parent.items.indexOf(pair), 1);
    return;
  }
  const { list, index } = itemAt(document, path);
  rearrange(list, above, () => list.items.splice(index, 1));
}

function nodeAt(document: Document, path: FieldPath): unknown {
  let node: unknown = document.contents;
  for (const [depth, step] of path.entries()) {
    const pair = isMap(node) && typeof step === 'string' ? pairOf(node, step) : undefined;
    if (pair) node = pair.value;
    else if (isSeq(node) && typeof step === 'number' && step < node.items.length) {
      node = node.items[step];
    } else throw new ChangeRefused('There is nothing here', path.slice(0, depth + 1));
  }
  return node;
}

function itemAt(document: Document, path: FieldPath): { list: YAMLSeq; index: number } {
  const list = nodeAt(document, path.slice(0, -1));
  const index = path.at(-1);
  if (!isSeq(list) || typeof index !== 'number' || index >= list.items.length) {
    throw new ChangeRefused('There is nothing here', path);
  }
  return { list, index };
}

/** The single values that are pictures at their places, each with its ending. */
function picturesOf(node: unknown, path: FieldPath): Map<Scalar, string> {
  const pictures = new Map<Scalar, string>();
  for (const { scalar, path: own } of scalarsIn(node, path)) {
    const ending = pictureEnding(scalar.value, own);
    if (ending !== null) pictures.set(scalar, ending);
  }
  return pictures;
}

/** Rearranges the items of a list, and has their pictures lie where they then are. */
function rearrange(list: YAMLSeq, path: FieldPath, act: () => void): void {
  const pictures = picturesOf(list, path);
  act();
  for (const { scalar, path: own } of scalarsIn(list, path)) {
    const ending = pictures.get(scalar);
    if (ending !== undefined) scalar.value = picturePathOf(own, ending);
  }
}

/** @param before where each picture lay */
function movesSince(before: Map<Scalar, string>, document: Document): PictureMove[] {
  const there = picturesOf(document.contents, []);
  return [...before].flatMap(([scalar, from]): PictureMove[] => {
    if (!there.has(scalar)) return [{ remove: from }];
    const to = String(scalar.value);
    return to === from ? [] : [{ from, to }];
  });
}
