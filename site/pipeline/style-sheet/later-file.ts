import { parse, type Rule } from 'css-tree';
import { isCustom, isOfRoot, readProperties } from './custom-properties.ts';
import { foldTokens } from './fold-tokens.ts';
import { declarationsOf, type Leaf, propertyOf, selectorOf, withDeclarations } from './leaves.ts';

/**
 * Leaves as a file that comes after the first view has them: what is the same for every element by its value,
 * and no tokens of the root. One more of these, and browsers work out every element above it anew, with all
 * its transitions: the page itself declares those that a file reads.
 * @param styles all of the page
 * @param first those that its first view needs
 */
export function inLaterFile(
  leaves: readonly Leaf[],
  styles: readonly Leaf[],
  first: ReadonlySet<Leaf>,
): Leaf[] {
  const ofRoot = styles.filter((leaf) => isOfRoot(leaf) && first.has(leaf));
  const others = leaves.filter((leaf) => !ofRoot.includes(leaf));
  return withValuesOf(ofRoot, others, styles);
}

/**
 * Tokens of the root for a dialog at the end of the page, which a script adds with styles of its own
 * (search/dialog.css). What they read that stands in no layer (the hues of the brand) has its value there: no page
 * need declare it. Fonts, of which there are several for a name, every page declares for its letters.
 * @param mentioned what the script reads
 */
export function tokensOfDialogs(styles: readonly Leaf[], mentioned: Iterable<string>): Leaf[] {
  const read = readProperties(styles, [], mentioned);
  const unlayered = styles.filter((leaf) => isOfRoot(leaf) && leaf.layer === undefined);
  const dialogs = styles.flatMap((leaf) => {
    if (!isOfRoot(leaf) || leaf.layer === undefined) return [];
    const tokens = withDeclarations(leaf, (one) => isCustom(one) && read.has(propertyOf(one)));
    if (declarationsOf(tokens).length === 0) return [];
    const prelude = parse(`${selectorOf(leaf)}>body>dialog`, { context: 'selectorList' });
    return [{ ...tokens, node: { ...tokens.node, prelude } as Rule }];
  });
  return withValuesOf(unlayered, dialogs, styles);
}

/** Readers with the values of tokens that stand elsewhere, however long, where those are the same for every element. */
const withValuesOf = (
  tokens: readonly Leaf[],
  readers: readonly Leaf[],
  styles: readonly Leaf[],
): Leaf[] =>
  foldTokens([...tokens, ...readers], styles, Number.POSITIVE_INFINITY).slice(tokens.length);
