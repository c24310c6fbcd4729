import { type CssNode, generate } from 'css-tree';
import { isOfRoot } from './custom-properties.ts';
import { declarationsOf, type Leaf, withDeclarations } from './leaves.ts';

/**
 * Leaves with the tokens of the root as one language has them: those of others go, and so do those that its own
 * replace, which weigh more.
 * @param language as `lang` says it on the root
 */
export function inLanguage(leaves: readonly Leaf[], language: string): Leaf[] {
  const own = `:root:lang(${language})`;
  const replaced = new Set(
    leaves
      .filter((leaf) => leaf.conditions.length === 0 && rootOf(leaf) === own)
      .flatMap((leaf) => declarationsOf(leaf).map(nameOf)),
  );
  return leaves.flatMap((leaf) => {
    const root = rootOf(leaf);
    const asked = /:lang\((\w+)\)/.exec(root)?.[1];
    if (asked !== undefined && asked !== language) return [];
    if (root !== ':root') return [leaf];
    const kept = withDeclarations(leaf, (one) => !replaced.has(nameOf(one)));
    return declarationsOf(kept).length > 0 ? [kept] : [];
  });
}

/** The selector of a leaf that declares tokens of the root; nothing for others. */
const rootOf = (leaf: Leaf): string =>
  isOfRoot(leaf) && leaf.node.type === 'Rule' ? generate(leaf.node.prelude) : '';

const nameOf = (one: CssNode): string => (one.type === 'Declaration' ? one.property : '');
