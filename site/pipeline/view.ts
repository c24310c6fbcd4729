import type { HTMLElement } from 'node-html-parser';
import type { View } from './style-sheet/selectors.ts';

/**
 * Attributes that no script sets before the later styles are there, or whose styles may come later: what needs
 * them waits for the element that has them.
 */
const builtAttributes = new Set([
  'data-thread',
  'data-entry',
  'data-slide',
  'data-near',
  'data-far',
  'loading',
  'aria-disabled',
  'aria-busy',
]);
/** States of a pointer or a key, whose styles may come with the rest. */
const laterStates = new Set(['hover', 'active', 'focus', 'focus-visible', 'selection', 'backdrop']);

/** The names in the first elements of a page, up to one of them, for selectors to match. */
export function viewBefore(document: HTMLElement, end: HTMLElement): View {
  const classes = new Set<string>();
  const elements = new Set<string>();
  const counts = new Map<string, number>();
  const attributes = new Set<string>();
  // Shown only once its styles are there: styles/shell.css.
  const late = new Set(document.querySelectorAll('[data-late], [data-late] *'));
  for (const element of document.querySelectorAll('*')) {
    if (element === end) break;
    const type = element.rawTagName.toLowerCase();
    // Siblings are matched by what is not displayed, too.
    counts.set(type, (counts.get(type) ?? 0) + 1);
    if (late.has(element)) continue;
    elements.add(type);
    for (const name of element.classList.value) classes.add(name);
    for (const [name, value] of Object.entries(element.attributes)) {
      attributes.add(name).add(`${name}=${value}`);
    }
  }
  return {
    hasClass: (name) => classes.has(name),
    hasElements: (name, count) => elements.has(name) && (counts.get(name) ?? 0) >= count,
    hasAttribute: (name, value) =>
      !builtAttributes.has(name) || attributes.has(value === undefined ? name : `${name}=${value}`),
    hasState: (name) => !laterStates.has(name),
  };
}
