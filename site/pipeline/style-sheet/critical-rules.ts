import { type Atrule, type CssNode, walk } from 'css-tree';
import type { LeafRule } from './leaf-rules.ts';
import { isMotion } from './motion.ts';
import { canMatch, selectorsOf, type View } from './selectors.ts';

/**
 * The leaves that a view needs: rules that can match in it, the animations that these name, and at-rules
 * that hold for the page. What is for paper or forced colours alone comes late, as does how things change.
 */
export function criticalIn(leaves: readonly LeafRule[], view: View): ReadonlySet<LeafRule> {
  const needed = new Set(
    leaves.filter(
      (leaf) =>
        !leaf.conditions.some(isForAnotherMedium) &&
        !isMotion(leaf) &&
        selectorsOf(leaf).some((selector) => canMatch(selector, view)),
    ),
  );
  const named = new Set([...needed].flatMap(({ node }) => animationsIn(node)));
  for (const leaf of leaves) {
    const { node } = leaf;
    if (node.type !== 'Atrule' || isMotion(leaf) || leaf.conditions.some(isForAnotherMedium))
      continue;
    if (node.name === 'keyframes' ? named.has(nameOf(node)) : node.name !== 'page')
      needed.add(leaf);
  }
  return needed;
}

function isForAnotherMedium({ prelude }: Atrule): boolean {
  let isAnother = false;
  if (prelude) {
    walk(prelude, (node) => {
      if (node.type !== 'MediaQueryList') return;
      isAnother = node.children.toArray().every(isQueryOfAnotherMedium);
    });
  }
  return isAnother;
}

/** `print`, or a condition that demands forced colours: `not` makes it one of every page. */
function isQueryOfAnotherMedium(query: CssNode): boolean {
  if (query.type !== 'MediaQuery' || query.modifier === 'not') return false;
  const words: string[] = [];
  if (query.condition) {
    walk(query.condition, (node) => {
      if (node.type === 'Identifier' || node.type === 'Feature') words.push(node.name);
    });
  }
  return query.mediaType === 'print' || (words.includes('forced-colors') && !words.includes('not'));
}

/** Whatever could be the name of an animation in a rule. */
function animationsIn(rule: CssNode): string[] {
  const names: string[] = [];
  walk(rule, {
    visit: 'Declaration',
    enter({ property, value }) {
      if (property !== 'animation' && property !== 'animation-name') return;
      walk(value, (node) => {
        if (node.type === 'Identifier') names.push(node.name);
      });
    },
  });
  return names;
}

function nameOf({ prelude }: Atrule): string {
  let name = '';
  if (prelude) {
    walk(prelude, (node) => {
      if (node.type === 'Identifier') name = node.name;
    });
  }
  return name;
}
