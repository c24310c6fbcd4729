import type { HTMLElement } from 'node-html-parser';
import type { View } from './style-sheet/selectors.ts';

/**
 * These attributes count only where the HTML has them. Any other may be set by a script before the later styles
 * come, so rules that ask for it are kept.
 */
const attributesAsBuilt = new Set([
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
const interactionStates = new Set([
  'hover',
  'active',
  'focus',
  'focus-visible',
  'selection',
  'backdrop',
]);

/** The names in the first elements of a page, up to one of them, for selectors to match. */
export function viewBefore(document: HTMLElement, end: HTMLElement): View {
  const classes = new Set<string>();
  const elements = new Set<string>();
  const counts = new Map<string, number>();
  const attributes = new Set<string>();
  // Shown only once its styles are there: styles/shell.css.
  const late = new Set(document.querySelectorAll('[data-awaits-styles], [data-awaits-styles] *'));
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
      !attributesAsBuilt.has(name) ||
      attributes.has(value === undefined ? name : `${name}=${value}`),
    hasState: (name) => !interactionStates.has(name),
  };
}
