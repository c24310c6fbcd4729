import { type HTMLElement, TextNode } from 'node-html-parser';
import type { Page } from '../page.ts';

/** In these a paragraph ends with what it stands in; in a link, for one, it would not. */
const boxes = new Set(['div', 'section', 'article', 'header', 'footer', 'main']);

/**
 * Leaves out the end tags of list items and paragraphs that end by themselves (HTML, 13.1.2.4 Optional tags).
 * Those of other elements stay, as the server's parser does not know that they are optional, and so do those of
 * forms, which it fills in between start and end tag.
 */
export function leaveOutEndTags({ kind, document }: Page): void {
  if (kind !== 'site') return;
  // The inner ones first: what they stand in takes their text along.
  for (const element of document.querySelectorAll('li, p').filter(endsByItself).toReversed()) {
    const { rawTagName, rawAttrs, childNodes } = element;
    const start = new TextNode(rawAttrs ? `<${rawTagName} ${rawAttrs}>` : `<${rawTagName}>`);
    element.replaceWith(start, ...childNodes);
  }
}

function endsByItself(element: HTMLElement): boolean {
  const { rawTagName, parentNode } = element;
  if (!parentNode || element.closest('form')) return false;
  const siblings = parentNode.childNodes;
  const next = siblings[siblings.indexOf(element) + 1];
  if (next) return (next as HTMLElement).rawTagName === rawTagName;
  return rawTagName === 'li' || boxes.has(parentNode.rawTagName);
}
