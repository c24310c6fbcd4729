import type { HTMLElement } from 'node-html-parser';
import { assetFolder } from '../src/content/site-folder.ts';

/** A script that stands in a page. Others, such as JSON-LD, are data. */
export interface InlineScript {
  readonly element: HTMLElement;
  readonly kind: 'classic' | 'module';
  readonly text: string;
}

const kinds: Readonly<Record<string, InlineScript['kind']>> = {
  '': 'classic',
  'text/javascript': 'classic',
  'application/javascript': 'classic',
  module: 'module',
};

/** The scripts in a page that browsers run as they read it. */
export function scriptsIn(document: HTMLElement): InlineScript[] {
  return document.querySelectorAll('script').flatMap((element) => {
    const kind = kinds[element.getAttribute('type') ?? ''];
    if (!kind || element.hasAttribute('src')) return [];
    return [{ element, kind, text: element.innerHTML }];
  });
}

/** Whether a script is one of those by which Astro defines its islands. */
export const isOfAstro = ({ kind, text }: InlineScript): boolean =>
  kind === 'classic' && text.startsWith('(()=>') && /\bAstro\b/.test(text);

/** The scripts of /_astro/ that a script imports at once. */
export const importsOf = (text: string): string[] =>
  namesIn(text, /(?:from|import)\s*["'`]\.\/([\w.@-]+\.js)["'`]/g);

/** Those and the scripts that it may fetch later. */
export const scriptsNamedIn = (text: string): string[] =>
  namesIn(text, /["'`]\.\/([\w.@-]+\.js)["'`]/g);

const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** The name of a script by its address: `/_astro/Page.a1.js` is `Page.a1.js`. */
export const scriptNameOf = (address: string): string => address.slice(assetFolder.length);

/** The names of the scripts with which the islands of a page begin. */
export function islandScriptsOf(document: HTMLElement): string[] {
  return document
    .querySelectorAll('astro-island')
    .flatMap((island) => ['component-url', 'renderer-url'].map((name) => island.getAttribute(name)))
    .flatMap((address) => (address?.startsWith(assetFolder) ? [scriptNameOf(address)] : []));
}

/** All that a page holds beside words: attributes, and what stands in its scripts and styles. */
export const codeIn = (document: HTMLElement): string =>
  document
    .querySelectorAll('*')
    .map(({ rawAttrs, rawTagName, innerHTML }) =>
      rawTagName === 'script' || rawTagName === 'style' ? `${rawAttrs} ${innerHTML}` : rawAttrs,
    )
    .join('\n');
