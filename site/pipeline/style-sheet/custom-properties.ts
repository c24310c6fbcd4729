import { type CssNode, tokenize, tokenNames, walk } from 'css-tree';
import {
  declarationsOf,
  type LeafRule,
  propertyOf,
  selectorOf,
  withDeclarations,
} from './leaf-rules.ts';

/** Custom properties that something reads, and those whose values these read in turn. */
export type ReadProperties = ReadonlySet<string>;

/**
 * The tokens that leaves read, one after the other.
 * @param leaves all that may declare them
 * @param readers those of the leaves that read
 * @param mentioned names that scripts and attributes mention
 */
export function readProperties(
  leaves: readonly LeafRule[],
  readers: readonly LeafRule[],
  mentioned: Iterable<string>,
): ReadProperties {
  const values = new Map<string, CssNode[]>();
  for (const leaf of leaves.filter(isOfTokens)) {
    for (const declaration of declarationsOf(leaf)) {
      if (declaration.type !== 'Declaration' || !isCustom(declaration)) continue;
      values.set(declaration.property, [
        ...(values.get(declaration.property) ?? []),
        declaration.value,
      ]);
    }
  }
  const read = new Set(mentioned);
  const reading: CssNode[] = readers.flatMap((leaf) =>
    isOfTokens(leaf) ? declarationsOf(leaf).filter((one) => !isCustom(one)) : [leaf.node],
  );
  for (const name of read) reading.push(...(values.get(name) ?? []));
  for (const node of reading) {
    for (const name of namesRead(node)) {
      if (read.has(name)) continue;
      read.add(name);
      reading.push(...(values.get(name) ?? []));
    }
  }
  return read;
}

/** Whether a leaf declares tokens: of the root, or of a ground that changes them. */
const isOfTokens = (leaf: LeafRule): boolean =>
  leaf.node.type === 'Rule' &&
  (leaf.layer === 'tokens' || (leaf.layer === undefined && selectorOf(leaf) === ':root'));

/** A leaf with those of its tokens alone that are read; nothing if none is left. */
export function withProperties(leaf: LeafRule, read: ReadProperties): LeafRule[] {
  if (!isOfTokens(leaf)) return [leaf];
  const kept = withDeclarations(leaf, (one) => !isCustom(one) || read.has(propertyOf(one)));
  return declarationsOf(kept).length > 0 ? [kept] : [];
}

/** Whether a part of a rule gives a custom property its value. */
const isCustom = (node: CssNode): boolean => propertyOf(node).startsWith('--');

/** The names of the properties that a part of a style sheet reads. */
function namesRead(node: CssNode): string[] {
  const names: string[] = [];
  walk(node, (part) => {
    if (part.type === 'Raw') names.push(...namesInTokens(part.value));
    if (part.type !== 'Function' || part.name !== 'var') return;
    const { first } = part.children;
    if (first?.type === 'Identifier') names.push(first.name);
  });
  return names;
}

/** Of values that the parser leaves as they are, such as `attr(data-entry type(<custom-ident>))`. */
function namesInTokens(value: string): string[] {
  const names: string[] = [];
  tokenize(value, (type, start, end) => {
    const token = value.slice(start, end);
    if (tokenNames[type] === 'ident-token' && token.startsWith('--')) names.push(token);
  });
  return names;
}
