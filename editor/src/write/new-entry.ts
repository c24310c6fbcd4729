import { Document } from 'yaml';
import type { Json } from './json.ts';
import { inOrder, type KeyOrder, languagesInOrder } from './key-order.ts';
import { picturesIn } from './picture-paths.ts';
import { nodeFor, printYaml } from './yaml-text.ts';

/** The text of a new file, and the pictures that it names: they are to be put there, or copied. */
type NewEntry = { text: string; pictures: string[] };

/**
 * A new entry of some values, such as the smallest that its schema allows.
 * @param keyOrder how its keys are ordered
 */
export function newEntry(values: Json, keyOrder: KeyOrder = languagesInOrder): NewEntry {
  const document = new Document();
  document.contents = nodeFor(inOrder(values, [], keyOrder));
  return { text: printYaml(document), pictures: picturesIn(values) };
}
