import { brotliCompressSync, constants } from 'node:zlib';
import type { HTMLElement } from 'node-html-parser';
import type { BuiltSite } from '../built-site.ts';
import { isShownOffline, joinStyles, type Page } from '../page.ts';
import { scriptNameOf } from '../scripts.ts';
import { criticalIn } from '../style-sheet/critical-rules.ts';
import { readProperties, withProperties } from '../style-sheet/custom-properties.ts';
import { sharedLayers } from '../style-sheet/layers.ts';
import { type LeafRule, sheetOf } from '../style-sheet/leaf-rules.ts';
import { partMotion } from '../style-sheet/motion.ts';
import { viewBefore } from '../view.ts';

/**
 * As much of a page as its first flight of packets brings (14.6 kB, headers included), compressed quickly: at the
 * best it is a tenth less.
 */
const oneFlight = 15_000;

/**
 * Half a first view is not painted: what is still to be read moves what stands, such as the contacts in the bar. What is
 * waited for is the mark before the later sections, not a file; in demos, which wait as well (layouts/Showroom.astro),
 * their end. No heading of an owner’s has such an id.
 */
const expectMark = '<link rel="expect" blocking="render" href="#_rest">';
const mark = '<i id="_rest" hidden></i>';

/**
 * Has a page painted without waiting for a style sheet. One whose HTML comes in one flight of packets with all of its
 * styles has them in it. Any other has a copy of the rules that its first view needs, and links its sheets just before
 * the later sections: that of the shell around every page, which a second page finds in the cache, and its own.
 */
export function inlineCriticalStyles(page: Page, site: BuiltSite): void {
  const { document, styles } = page;
  const main = document.querySelector('main');
  const place = belowFirstView(document);
  if (page.kind !== 'site' || !main || !place) return;
  document.querySelector('head')?.insertAdjacentHTML('beforeend', expectMark);
  const read = readProperties(styles, styles, mentionedLater(document, site));
  page.styles = styles.flatMap((leaf) => withProperties(leaf, read));
  if (isShownOffline(page.address) || isOneFlight(page)) {
    place.insertAdjacentHTML('beforebegin', mark);
    return;
  }
  const parted = styles.flatMap(partMotion);
  const critical = criticalIn(parted, viewBefore(document, place));
  const readFirst = readProperties(parted, [...critical], []);
  page.styles = parted.flatMap((leaf) => {
    if (isOfPage(leaf)) return withProperties(leaf, read);
    return critical.has(leaf) ? withProperties(leaf, readFirst) : [];
  });
  const layered = styles.filter((leaf) => !isOfPage(leaf));
  const isShared = ({ layer = '' }: LeafRule) => sharedLayers.has(layer);
  const links = [
    site.put('shell', sheetOf(layered.filter(isShared)), 'css'),
    site.put('page', sheetOf(layered.filter((leaf) => !isShared(leaf))), 'css'),
  ].map((address) => `<link rel="stylesheet" href="${address}">`);
  place.insertAdjacentHTML('beforebegin', links.join('') + mark);
}

/** Without a layer stand the hues and fonts that each page has in itself alone. */
const isOfPage = ({ layer }: LeafRule): boolean => layer === undefined;

function isOneFlight(page: Page): boolean {
  joinStyles(page);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };
  return brotliCompressSync(page.document.toString(), { params }).length <= oneFlight;
}

/** The custom properties that scripts name which the page keeps till somebody asks, such as that of the search. */
const mentionedLater = (document: HTMLElement, site: BuiltSite): string[] =>
  document.querySelectorAll('template:not([data-scripts]) script').flatMap((script) => {
    const address = script.getAttribute('src');
    return address ? (site.script(scriptNameOf(address)).match(/--[\w-]+/g) ?? []) : [];
  });

/** Where the second section of the main part begins, which may be an island as a whole; else the footer. */
function belowFirstView(document: HTMLElement): HTMLElement | undefined {
  const [, second] = document
    .querySelectorAll('main section, main astro-island')
    .filter((element) => !element.parentNode?.closest('section, astro-island'));
  return second ?? document.querySelector('body > footer') ?? undefined;
}
