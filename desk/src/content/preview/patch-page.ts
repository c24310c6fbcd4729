import type { FieldPath } from '@nokshi/contract/form.ts';
import type { ChangedText, Differences } from './changed-texts.ts';

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

type Picture = { image: HTMLImageElement; src: string; sets: [Element, string][] };

/** A page as it was built: its texts with the nodes that show each, and its pictures. */
export type BuiltPage = {
  texts: ReadonlyMap<string, readonly Text[]>;
  pictures: readonly Picture[];
};

/** The language and entry of a page. */
export type Shown = {
  /** The name of the entry on the site, in the language of the page. */
  title: string;
  /** Whether the page is of this entry alone. */
  isOwnPage: boolean;
  /** The address of a picture of the draft. */
  pictureAt: (path: FieldPath) => string;
};

/** Reads a page before anything in it is changed. */
export function readPage(page: Document): BuiltPage {
  const texts = new Map<string, Text[]>();
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = plain(node.nodeValue ?? '');
    const isShown = !node.parentElement?.closest('script, style, noscript');
    if (text !== '' && isShown) texts.set(text, [...(texts.get(text) ?? []), node as Text]);
  }
  const pictures = [...page.images].map((image) => {
    const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? []), image];
    return {
      image,
      src: image.getAttribute('src') ?? '',
      sets: sources.map((one): [Element, string] => [one, one.getAttribute('srcset') ?? '']),
    };
  });
  return { texts, pictures };
}

/**
 * Shows what was changed wherever a page plainly has what stood there before.
 * @param page as readPage found it; all else is set back to what it was
 * @returns the fields that it can't show, and what is shown anew
 */
export function patchPage(
  page: BuiltPage,
  { texts, numbers, pictures, others }: Differences,
  shown: Shown,
): { left: FieldPath[]; changed: Element | null } {
  const wanted = new Map<Text, string>();
  const left = [...others];
  for (const change of texts) {
    const nodes = placesOfText(page, change);
    if (nodes.length === 0) left.push(change.path);
    for (const node of nodes) wanted.set(node, change.after);
  }
  for (const change of numbers) {
    const nodes = placesOfNumber(page, change, shown);
    if (nodes.length === 0) left.push(change.path);
    for (const [node, text] of nodes) {
      const now = wanted.get(node) ?? text;
      wanted.set(node, now.replaceAll(isolated(change.before), change.after));
    }
  }
  let changed: Element | null = null;
  for (const [text, nodes] of page.texts) {
    for (const node of nodes) {
      const next = wanted.get(node) ?? text;
      if (plain(node.data) === next) continue;
      node.data = surrounded(node.data, next);
      changed = node.parentElement;
    }
  }
  const addresses = new Map<Picture, string>();
  for (const { path, alt } of pictures) {
    const places = page.pictures.filter(({ image }) => alt !== '' && plain(image.alt) === alt);
    if (places.length === 0) left.push(path);
    for (const picture of places) addresses.set(picture, shown.pictureAt(path));
  }
  for (const picture of page.pictures) {
    const address = addresses.get(picture);
    if (picture.image.getAttribute('src') === (address ?? picture.src)) continue;
    for (const [element, set] of picture.sets) {
      // A set would be shown before the address is.
      if (address === undefined && set !== '') element.setAttribute('srcset', set);
      else element.removeAttribute('srcset');
    }
    picture.image.setAttribute('src', address ?? picture.src);
    changed = picture.image;
  }
  return { left, changed };
}

/** So long a text stands in two places only where both are the same. */
const distinctiveLength = 20;

function placesOfText(page: BuiltPage, { before }: ChangedText): readonly Text[] {
  const nodes = page.texts.get(before) ?? [];
  return nodes.length === 1 || before.length >= distinctiveLength ? nodes : [];
}

/** Where a number stands alone on the page, or as a price in several places that are of the entry. */
function placesOfNumber(
  { texts }: BuiltPage,
  { before }: ChangedText,
  shown: Shown,
): [Text, string][] {
  const has = (pattern: RegExp) =>
    [...texts].flatMap(([text, nodes]) =>
      text.search(pattern) < 0 ? [] : nodes.map((node): [Text, string] => [node, text]),
    );
  const places = has(isolated(before));
  if (places.length === 1) return places;
  const prices = has(new RegExp(`(?:৳|[A-Z]{3})\\s?${isolated(before).source}`, 'u'));
  return prices.filter(([node]) => isOfEntry(node, shown));
}

/** In a list of several entries each stands in an item of its own, which names it. */
function isOfEntry({ parentElement }: Text, { title, isOwnPage }: Shown): boolean {
  const item = parentElement?.closest('article, li');
  if (!item) return isOwnPage;
  const isNamed = title !== '' && plain(item.textContent ?? '').includes(title);
  return isNamed || (isOwnPage && item.querySelector('a[href^="/"]') === null);
}

/** A written number that is no part of a longer one. */
const isolated = (number: string) =>
  new RegExp(`(?<![\\d০-৯.,])${number.replaceAll('.', '\\.')}(?![\\d০-৯]|[.,][\\d০-৯])`, 'gu');

/** A text with the space that stood around the former one, which keeps words apart. */
const surrounded = (former: string, text: string) =>
  `${/^\s*/.exec(former)?.[0] ?? ''}${text}${/\s*$/.exec(former)?.[0] ?? ''}`;
