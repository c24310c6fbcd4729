import type { Differences } from './changed-texts.ts';

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
 * Shows changed texts and numbers where a page has each of them in exactly one place.
 * @param texts as readPage found them; all others are set back to what they were
 * @returns how many of the changes it can't show, and what is shown anew
 */
export function patchPage(
  texts: PageTexts,
  { texts: changes, numbers }: Differences,
): { left: number; changed: Text | undefined } {
  const wanted = new Map(changes.map(({ before, after }) => [before, after]));
  const standing = [...texts].flatMap(([text, nodes]) => nodes.map(() => text));
  const shownNumbers = numbers.filter(
    ({ before }) => standing.filter((text) => isolated(before).test(text)).length === 1,
  );
  let left = changes.length + numbers.length - shownNumbers.length;
  let changed: Text | undefined;
  for (const [text, nodes] of texts) {
    const after = wanted.get(text);
    const isOnce = nodes.length === 1;
    if (after !== undefined && isOnce) left -= 1;
    const shown = shownNumbers.reduce(
      (made, number) => made.replace(isolated(number.before), number.after),
      isOnce ? (after ?? text) : text,
    );
    for (const node of nodes) {
      if (plain(node.data) === shown) continue;
      node.data = surrounded(node.data, shown);
      changed = node;
    }
  }
  return { left, changed };
}

/** A written number that is no part of a longer one. */
const isolated = (number: string) =>
  new RegExp(`(?<![\\d০-৯.,])${number.replaceAll('.', '\\.')}(?![\\d০-৯]|[.,][\\d০-৯])`, 'u');

/** A text with the space that stood around the former one, which keeps words apart. */
const surrounded = (former: string, text: string) =>
  `${/^\s*/.exec(former)?.[0] ?? ''}${text}${/\s*$/.exec(former)?.[0] ?? ''}`;
