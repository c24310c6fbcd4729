import { clone, generate, type Value, walk } from 'css-tree';
import { isOfTokens, isRoot, nameReadBy, namesRead } from './custom-properties.ts';
import { type Leaf, selectorOf } from './leaves.ts';

/** In a page, a longer value that is read more than once costs more than its name. */
export const shortInPage = 24;

/**
 * Leaves with the values of tokens in the place of their names, where a token is the same for every element
 * and is read once, or its value is short. The tokens themselves stay, for whoever drops those that nothing reads.
 * @param leaves what reads
 * @param all every leaf that may declare a property for an element of the page
 * @param short the most letters of a value that stands in more than one place
 */
export function foldTokens(leaves: readonly Leaf[], all: readonly Leaf[], short: number): Leaf[] {
  const folded = leaves.map((leaf) => ({ ...leaf, node: clone(leaf.node) as Leaf['node'] }));
  const constants = constantsOf(folded, all);
  const places = placesOf(folded);
  const seen = new Set<string>();
  const fold = (name: string) => {
    const value = constants.get(name);
    if (!value || seen.has(name)) return;
    seen.add(name);
    for (const inner of namesRead(value)) fold(inner);
    const own = places.get(name) ?? [];
    if (own.length > 1 && generate(value).length > short) return;
    for (const put of own) put(value);
  };
  for (const name of constants.keys()) fold(name);
  return folded;
}

type Declared = { readonly leaf: Leaf; readonly value: Value };

function declarationsIn(leaves: readonly Leaf[]): ReadonlyMap<string, readonly Declared[]> {
  const found = new Map<string, Declared[]>();
  for (const leaf of leaves) {
    walk(leaf.node, {
      visit: 'Declaration',
      enter({ property, value }) {
        if (!property.startsWith('--') || value.type !== 'Value') return;
        found.set(property, [...(found.get(property) ?? []), { leaf, value }]);
      },
    });
  }
  return found;
}

/** The tokens that stand once, on the root, and read nothing that differs between elements, by name. */
function constantsOf(own: readonly Leaf[], all: readonly Leaf[]): ReadonlyMap<string, Value> {
  const declared = declarationsIn(all);
  const registered = new Set(all.flatMap(registeredBy));
  const standsOnce = (name: string) => {
    const [only, ...more] = declared.get(name) ?? [];
    const isOfPlainRoot = only?.leaf.conditions.length === 0 && selectorOf(only.leaf) === ':root';
    return isOfPlainRoot && isOfTokens(only.leaf) && more.length === 0 && !registered.has(name);
  };
  const isAlike = (name: string): boolean =>
    (declared.get(name) ?? []).every(
      ({ leaf, value }) => isRoot.test(selectorOf(leaf)) && namesRead(value).every(isAlike),
    );
  return new Map(
    [...declarationsIn(own)].flatMap(([name, [only]]) =>
      only && standsOnce(name) && isAlike(name) ? [[name, only.value] as const] : [],
    ),
  );
}

/** What `@property` registers is computed where it is declared. */
const registeredBy = ({ node }: Leaf): string[] =>
  node.type === 'Atrule' && node.name === 'property' && node.prelude
    ? [generate(node.prelude)]
    : [];

/** The places where properties are read, by their names; each puts a value there instead. */
function placesOf(
  leaves: readonly Leaf[],
): ReadonlyMap<string, readonly ((value: Value) => void)[]> {
  const places = new Map<string, ((value: Value) => void)[]>();
  for (const { node } of leaves) {
    walk(node, {
      visit: 'Function',
      enter(part, item, list) {
        for (const name of nameReadBy(part)) {
          const put = (value: Value) => list.replace(item, (clone(value) as Value).children);
          places.set(name, [...(places.get(name) ?? []), put]);
        }
      },
    });
  }
  return places;
}
