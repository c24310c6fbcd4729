import type { CssNode, Selector } from 'css-tree';
import { declarationsOf, type Leaf } from './leaves.ts';
import { compare, selectorsOf, specificityOf, subjectOf } from './selectors.ts';

/** Whether an element may have both of these classes. */
export type Together = (one: string, other: string) => boolean;

/**
 * The leaves that a second sheet has to hold, so that both together mean what one did: those that are
 * chosen, and each later one of the same layer that might tie with one of them, which it would lose to
 * from the first sheet.
 * @param leaves all of one sheet, in their order
 */
export function inOrder(
  leaves: readonly Leaf[],
  isChosen: (leaf: Leaf) => boolean,
  together: Together,
): ReadonlySet<Leaf> {
  const second = new Set<Leaf>();
  for (const leaf of leaves) {
    if (isChosen(leaf) || second.values().some((earlier) => ties(earlier, leaf, together))) {
      second.add(leaf);
    }
  }
  return second;
}

/** Whether two leaves of one layer may give an element the same property with the same weight. */
function ties(earlier: Leaf, later: Leaf, together: Together): boolean {
  if (earlier.layer !== later.layer) return false;
  const properties = propertiesOf(earlier);
  if (![...propertiesOf(later)].some((property) => properties.has(property))) return false;
  return selectorsOf(earlier).some((one) =>
    selectorsOf(later).some(
      (other) =>
        compare(specificityOf(one), specificityOf(other)) === 0 && mayMeet(one, other, together),
    ),
  );
}

const known = new WeakMap<CssNode, ReadonlySet<string>>();

/** What a rule sets, each by the first word of its name: `margin-top` and `margin` are one. */
function propertiesOf(leaf: Leaf): ReadonlySet<string> {
  const found = known.get(leaf.node);
  if (found) return found;
  const properties = new Set(
    declarationsOf(leaf).map((one) =>
      one.type === 'Declaration' ? familyOf(one.property) : 'nested',
    ),
  );
  known.set(leaf.node, properties);
  return properties;
}

/** Properties that a shorthand of another first word sets, too, or that are another's in writing direction. */
const families: Readonly<Record<string, string>> = {
  top: 'inset',
  right: 'inset',
  bottom: 'inset',
  left: 'inset',
  line: 'font',
  row: 'gap',
  column: 'gap',
  inline: 'width',
  block: 'height',
  align: 'place',
  justify: 'place',
};

function familyOf(property: string): string {
  if (property.startsWith('--')) return property;
  const [first = ''] = property.split('-');
  return families[first] ?? first;
}

function mayMeet(one: Selector, other: Selector, together: Together): boolean {
  const [first, second] = [subjectOf(one), subjectOf(other)];
  if (namesOf(first, 'PseudoElementSelector')[0] !== namesOf(second, 'PseudoElementSelector')[0]) {
    return false;
  }
  const [type, otherType] = [namesOf(first, 'TypeSelector')[0], namesOf(second, 'TypeSelector')[0]];
  if (type && otherType && type !== otherType) return false;
  return namesOf(first, 'ClassSelector').every((name) =>
    namesOf(second, 'ClassSelector').every(
      (otherName) => name === otherName || together(name, otherName),
    ),
  );
}

const namesOf = (
  compound: readonly CssNode[],
  type: 'ClassSelector' | 'TypeSelector' | 'PseudoElementSelector',
): string[] => compound.flatMap((part) => (part.type === type ? [part.name] : []));
