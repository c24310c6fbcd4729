import type { HTMLElement } from 'node-html-parser';
import type { BuiltSite } from '../built-site.ts';
import type { Page } from '../page.ts';
import { isOfTokens, readProperties, withProperties } from '../style-sheet/custom-properties.ts';
import { foldTokens, shortInPage } from '../style-sheet/fold-tokens.ts';
import { inLanguage } from '../style-sheet/language.ts';
import { neededIn } from '../style-sheet/late-rules.ts';
import { inLaterFile, tokensOfDialogs } from '../style-sheet/later-file.ts';
import { sharedLayers } from '../style-sheet/layers.ts';
import { type Leaf, sheetOf } from '../style-sheet/leaves.ts';
import { partMotion } from '../style-sheet/motion.ts';
import { inOrder, type Together } from '../style-sheet/order.ts';
import type { View } from '../style-sheet/selectors.ts';
import { togetherIn, viewBefore } from '../view.ts';
import { isShownOffline } from './offline-page.ts';

/**
 * Half a first view is not painted: what is still to be read moves what stands, such as the contacts in the bar.
 * What is waited for is the first link to a later file, not the file; in demos, which wait as well
 * (layouts/Showroom.astro), their end. No heading of an owner’s has such an id.
 */
const expectRest = '<link rel="expect" blocking="render" href="#_rest">';

/**
 * Leaves in a page the styles of its first view alone, and asks browsers to paint that as a whole. All else
 * are two files, linked just before the later sections, so that what stands above is painted without waiting
 * for them: one for the frame around every page, which a second page finds in the cache, and one for the rest
 * of this page.
 */
export function leaveFirstView(page: Page, site: BuiltSite): void {
  const { document, styles: all } = page;
  const styles = all.flatMap(partMotion);
  const main = document.querySelector('main');
  const place = laterPlace(document);
  if (page.kind !== 'site' || isShownOffline(page) || !main || !place) return;
  const isShared = (leaf: Leaf) =>
    isOfTokens(leaf) || (leaf.layer !== undefined && sharedLayers.has(leaf.layer));
  const first = neededIn(styles, viewBefore(document, place));
  // The same wherever no section declares what it reads: what the header, the same on all, can do without.
  const always = () => true;
  const shared = styles.filter(isShared);
  const own = styles.filter((leaf) => !isShared(leaf));
  const later = inLaterFile(
    [
      ...secondSheet(shared, viewBefore(document, main), always),
      ...secondSheet(own, viewBefore(document, place), togetherIn(document)),
    ],
    styles,
    first,
  );

  const language = document.querySelector('html')?.getAttribute('lang') ?? '';
  const inPage = inLanguage(
    styles.filter((leaf) => first.has(leaf)),
    language,
  );
  const read = onlyRead(inPage, [...inPage, ...later]);
  const folded = foldTokens(read, styles, shortInPage);
  page.styles = onlyRead(folded, [...folded, ...later]);

  const dialogs = tokensOfDialogs(styles, mentionedLater(document, site));
  const frame = [...dialogs, ...later.filter(isShared)];
  const rest = later.filter((leaf) => !isShared(leaf));
  const sheets = [
    site.put('frame', sheetOf(frame), 'css'),
    ...(rest.length > 0 ? [site.put('rest', sheetOf(rest), 'css')] : []),
  ];
  const links = sheets.map(
    (address, index) =>
      `<link rel="stylesheet" href="${address}"${index === 0 ? ' id="_rest"' : ''}>`,
  );
  place.insertAdjacentHTML('beforebegin', links.join(''));
  document.querySelector('head')?.insertAdjacentHTML('beforeend', expectRest);
}

/** The custom properties that scripts name which the page keeps till somebody asks, such as that of the search. */
const mentionedLater = (document: HTMLElement, site: BuiltSite): string[] =>
  document.querySelectorAll('template:not([data-scripts]) script').flatMap((script) => {
    const name = script.getAttribute('src')?.replace('/_astro/', '');
    return name ? (site.script(name).match(/--[\w-]+/g) ?? []) : [];
  });

/** Leaves with those of the tokens alone that some read. */
function onlyRead(leaves: readonly Leaf[], readers: readonly Leaf[]): Leaf[] {
  const read = readProperties(leaves, readers, []);
  return leaves.flatMap((leaf) => withProperties(leaf, read));
}

/** Tokens, and what a view does without. */
function secondSheet(leaves: readonly Leaf[], view: View, together: Together): Leaf[] {
  const needed = neededIn(leaves, view);
  const second = inOrder(leaves, (leaf) => !needed.has(leaf), together);
  return leaves.filter((leaf) => second.has(leaf) || isOfTokens(leaf));
}

/** Where the second section of the main part begins, which may be an island as a whole; else the footer. */
function laterPlace(document: HTMLElement): HTMLElement | undefined {
  const [, second] = document
    .querySelectorAll('main section, main astro-island')
    .filter((element) => !element.parentNode?.closest('section, astro-island'));
  return second ?? document.querySelector('body > footer') ?? undefined;
}
