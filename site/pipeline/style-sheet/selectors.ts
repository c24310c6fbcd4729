import type { AttributeSelector, CssNode, PseudoClassSelector, Rule, Selector } from 'css-tree';
import type { LeafRule } from './leaf-rules.ts';

/** The names that selectors may match, as far as they are known. */
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
export function selectorsOf({ node }: LeafRule): readonly Selector[] {
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
