import type { ChangedText } from './changed-texts.ts';

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The texts of a page as it was built, with the nodes that show each. */
export type PageTexts = ReadonlyMap<string, readonly Text[]>;

/** Reads a page before anything in it is changed. */
export function readPage(page: Document): PageTexts {
  const texts = new Map<string, Text[]>();
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = plain(node.nodeValue ?? '');
    const isShown = !node.parentElement?.closest('script, style, noscript');
    if (text !== '' && isShown) texts.set(text, [...(texts.get(text) ?? []), node as Text]);
  }
  return texts;
}

/**
 * Shows changed texts where a page has each of them in exactly one place.
 * @param texts as readPage found them; all others are set back to what they were
 * @returns how many of the changes it can't show
 */
export function patchPage(texts: PageTexts, changes: readonly ChangedText[]): number {
  const wanted = new Map(changes.map(({ before, after }) => [before, after]));
  let left = changes.length;
  for (const [text, nodes] of texts) {
    const after = wanted.get(text);
    const isOnce = nodes.length === 1;
    if (after !== undefined && isOnce) left -= 1;
    for (const node of nodes) {
      const shown = isOnce ? (after ?? text) : text;
      if (plain(node.data) !== shown) node.data = surrounded(node.data, shown);
    }
  }
  return left;
}

/** A text with the space that stood around the former one, which keeps words apart. */
const surrounded = (former: string, text: string) =>
  `${/^\s*/.exec(former)?.[0] ?? ''}${text}${/\s*$/.exec(former)?.[0] ?? ''}`;
