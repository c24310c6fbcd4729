import { assetFolder } from '../../src/content/site-folder.ts';
import type { BuiltSite } from '../built-site.ts';
import type { Page } from '../page.ts';
import { codeIn, importsOf, scriptNameOf, scriptsNamedIn } from '../scripts.ts';
import { readProperties, withProperties } from '../style-sheet/custom-properties.ts';
import { type LeafRule, sheetOf } from '../style-sheet/leaf-rules.ts';
import { canMatch, selectorsOf } from '../style-sheet/selectors.ts';

/** Whether a class, by its short name, belongs to some folders. */
export type HasClass = (className: string) => boolean;

/**
 * Keeps in a demo the styles of what it shows at once, without the tokens that nothing reads, and gives those of the
 * screens that it fetches when they are opened a file, which the page names (showroom/src/ui/later.tsx).
 */
export function splitScreenStyles(isOfShowroom: HasClass) {
  return (page: Page, site: BuiltSite): void => {
    if (page.kind !== 'demo') return;
    const scripts = scriptsOf(page, site);
    const code = codeIn(page.document);
    const [atOnce, later] = [wordsOf(code + scripts.atOnce), wordsOf(scripts.later)];
    const shown = split(page.styles, (name) => isOfShowroom(name) && !atOnce.has(name));
    const fetched = split(
      shown.foreign,
      (name) => isOfShowroom(name) && !later.has(name) && !atOnce.has(name),
    );
    const mentioned = code + scripts.atOnce + scripts.later;
    const names = [...mentioned.matchAll(/--[\w-]+/g)].map(([name]) => name);
    const read = readProperties(page.styles, [...shown.own, ...fetched.own], names);
    page.styles = shown.own.flatMap((leaf) => withProperties(leaf, read));
    nameLater(page, site, 'later', fetched.own);
  };
}

/**
 * Keeps at the desk the styles of what it shows at once, and gives those of the rooms that are fetched when they
 * are opened a file, which the page names (desk/src/shell/LaterStyles.tsx).
 */
export function splitDeskStyles(isOfLater: HasClass) {
  return (page: Page, site: BuiltSite): void => {
    if (page.kind !== 'desk') return;
    const { own, foreign } = split(page.styles, isOfLater);
    page.styles = own;
    nameLater(page, site, 'desk-later', foreign);
  };
}

function nameLater(
  { document }: Page,
  site: BuiltSite,
  purpose: 'later' | 'desk-later',
  later: readonly LeafRule[],
): void {
  if (later.length === 0) return;
  document
    .querySelector('html')
    ?.setAttribute('data-later-styles', site.put(purpose, sheetOf(later), 'css'));
}

/** Parts leaves into those of which every selector needs a foreign class, and all others. */
function split(
  leaves: readonly LeafRule[],
  isForeign: HasClass,
): { own: LeafRule[]; foreign: LeafRule[] } {
  const view = {
    hasClass: (name: string) => !isForeign(name),
    hasElements: () => true,
    hasAttribute: () => true,
    hasState: () => true,
  };
  const isOwn = (leaf: LeafRule) => {
    const selectors = selectorsOf(leaf);
    return selectors.length === 0 || selectors.some((selector) => canMatch(selector, view));
  };
  return { own: leaves.filter(isOwn), foreign: leaves.filter((leaf) => !isOwn(leaf)) };
}

/** The texts of the scripts that a page loads at once, with those that they import, and later. */
function scriptsOf({ document }: Page, site: BuiltSite): { atOnce: string; later: string } {
  const addresses = ['component-url', 'renderer-url', 'data-scripts', 'src'].flatMap((name) =>
    document
      .querySelectorAll(`[${name}^="${assetFolder}"]`)
      .flatMap((element) => element.getAttribute(name)?.split(' ') ?? []),
  );
  const first = addresses.flatMap((address) =>
    address.endsWith('.js') ? [scriptNameOf(address)] : [],
  );
  const atOnce = reached(first, importsOf, site);
  const all = reached([...atOnce], scriptsNamedIn, site);
  const text = (names: Iterable<string>) => [...names].map(site.script).join('\n');
  return { atOnce: text(atOnce), later: text(all.difference(atOnce)) };
}

function reached(
  first: readonly string[],
  namesIn: (text: string) => string[],
  site: BuiltSite,
): Set<string> {
  const names = new Set(first);
  for (const name of names) for (const one of namesIn(site.script(name))) names.add(one);
  return names;
}

/** The words of a text. A class is one of them wherever it is used, also in a template beside what is filled in. */
const wordsOf = (text: string) => new Set(text.match(/[\w-]+/g));
