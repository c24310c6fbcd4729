import { isCustom, isOfRoot } from './custom-properties.ts';
import { declarationsOf, type Leaf, propertyOf, selectorOf, withDeclarations } from './leaves.ts';

/**
 * Leaves with the tokens of the root as one language has them: those of others go, and so do those that its own
 * replace, which weigh more.
 * @param language as `lang` says it on the root
 */
export function inLanguage(leaves: readonly Leaf[], language: string): Leaf[] {
  const own = `:root:lang(${language})`;
  const replaced = new Set(
    leaves
      .filter((leaf) => leaf.conditions.length === 0 && isOfRoot(leaf) && selectorOf(leaf) === own)
      .flatMap((leaf) => declarationsOf(leaf).filter(isCustom).map(propertyOf)),
  );
  return leaves.flatMap((leaf) => {
    if (!isOfRoot(leaf)) return [leaf];
    const asked = /^[^(]*:lang\((\w+)\)/.exec(selectorOf(leaf))?.[1] ?? language;
    if (asked !== language) return [];
    if (selectorOf(leaf) !== ':root') return [leaf];
    const kept = withDeclarations(leaf, (one) => !replaced.has(propertyOf(one)));
    return declarationsOf(kept).length > 0 ? [kept] : [];
  });
}
