import type { CssNode } from 'css-tree';
import { declarationsOf, type LeafRule, withDeclarations } from './leaf-rules.ts';

const isOfMotion = (node: CssNode): boolean =>
  node.type === 'Declaration'
    ? /^transition(?:-|$)/.test(node.property)
    : node.type === 'Atrule' && node.name === 'starting-style';

/** Whether a leaf says how something changes and nothing of how it looks, so that no first frame shows it. */
export function isMotion(leaf: LeafRule): boolean {
  if (leaf.node.type === 'Atrule') return false;
  return leaf.conditions.some(isOfMotion) || declarationsOf(leaf).every(isOfMotion);
}

/** A rule as two: how it looks, and how it changes, where it says both. */
export function partMotion(leaf: LeafRule): LeafRule[] {
  if (isMotion(leaf) || !declarationsOf(leaf).some(isOfMotion)) return [leaf];
  return [withDeclarations(leaf, (one) => !isOfMotion(one)), withDeclarations(leaf, isOfMotion)];
}
