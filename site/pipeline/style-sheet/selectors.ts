import type { AttributeSelector, CssNode, PseudoClassSelector, Rule, Selector } from 'css-tree';
import type { Leaf } from './leaves.ts';

/** What is there for selectors to match, as far as it is known. */
export interface View {
  hasClass(name: string): boolean;
  /**
   * @param name in lower case
   * @param count how many of them have to be there
   */
  hasElements(name: string, count: number): boolean;
  /** @param value what it has to be, where only one is asked for */
  hasAttribute(name: string, value: string | undefined): boolean;
  /** Whether a pseudo-class or a pseudo-element, such as `hover` or `selection`, can be. */
  hasState(name: string): boolean;
}

/** The selectors of a leaf: none where it is an at-rule. */
export function selectorsOf({ node }: Leaf): readonly Selector[] {
  if (node.type !== 'Rule') return [];
  return listed((node as Rule).prelude);
}

const listed = (list: CssNode): Selector[] =>
  list.type === 'SelectorList'
    ? list.children.toArray().filter((child) => child.type === 'Selector')
    : [];

/** Whether a selector can match in a view: what it excludes need not be there. */
export function canMatch(selector: Selector, view: View): boolean {
  const parts = selector.children.toArray();
  return parts.every((part) => isThere(part, parts, view));
}

/** Each compound of a selector is another element, so `p ~ p` needs two. */
const countOf = (name: string, parts: readonly CssNode[]): number =>
  parts.filter((part) => part.type === 'TypeSelector' && part.name.toLowerCase() === name).length;

function isThere(part: CssNode, parts: readonly CssNode[], view: View): boolean {
  switch (part.type) {
    case 'ClassSelector':
      return view.hasClass(part.name);
    case 'TypeSelector': {
      const name = part.name.toLowerCase();
      return name === '*' || view.hasElements(name, countOf(name, parts));
    }
    case 'AttributeSelector':
      return view.hasAttribute(part.name.name, wantedValue(part));
    case 'PseudoClassSelector':
      return canBe(part, view);
    case 'PseudoElementSelector':
      return view.hasState(part.name);
    default:
      return true;
  }
}

/** The value that an attribute has to have as a whole. */
function wantedValue({ matcher, value }: AttributeSelector): string | undefined {
  if (matcher !== '=' || !value) return undefined;
  return value.type === 'String' ? value.value : value.name;
}

/** Those that choose among selectors: one has to match. */
const choosing = new Set(['is', 'where', 'has', 'host']);

function canBe({ name, children }: PseudoClassSelector, view: View): boolean {
  if (!view.hasState(name)) return false;
  if (!choosing.has(name)) return true;
  const choices = children?.toArray().flatMap(listed) ?? [];
  return choices.length === 0 || choices.some((choice) => canMatch(choice, view));
}

/** The last compound of a selector: it says which elements the rule is for. */
export function subjectOf(selector: Selector): CssNode[] {
  const parts = selector.children.toArray();
  const last = parts.findLastIndex(({ type }) => type === 'Combinator');
  return parts.slice(last + 1);
}

export type Specificity = readonly [ids: number, classes: number, types: number];

/** How much a selector weighs (Selectors 4, Calculating a selector’s specificity). */
export function specificityOf(selector: Selector): Specificity {
  return selector.children.toArray().map(weightOf).reduce(add, [0, 0, 0]);
}

function weightOf(part: CssNode): Specificity {
  switch (part.type) {
    case 'IdSelector':
      return [1, 0, 0];
    case 'ClassSelector':
    case 'AttributeSelector':
      return [0, 1, 0];
    case 'TypeSelector':
      return [0, 0, part.name === '*' ? 0 : 1];
    case 'PseudoElementSelector':
      return [0, 0, 1];
    case 'PseudoClassSelector':
      return weightOfState(part);
    default:
      return [0, 0, 0];
  }
}

function weightOfState({ name, children }: PseudoClassSelector): Specificity {
  if (name === 'where') return [0, 0, 0];
  if (!choosing.has(name) && name !== 'not') return [0, 1, 0];
  const weights = (children?.toArray().flatMap(listed) ?? []).map(specificityOf);
  return weights.reduce((most, one) => (compare(one, most) > 0 ? one : most), [0, 0, 0]);
}

const add = (one: Specificity, other: Specificity): Specificity => [
  one[0] + other[0],
  one[1] + other[1],
  one[2] + other[2],
];

export const compare = (one: Specificity, other: Specificity): number =>
  one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
