import { assetFolder } from '../../src/content/site-folder.ts';
import type { BuiltSite } from '../built-site.ts';
import type { Page } from '../page.ts';
import { importsOf, islandScriptsOf } from '../scripts.ts';

/** As `lazyComponents` is given them: `match:part(()=>import("./MatchView.a1.js"),…)`, minified. */
const importsOfComponents =
  /\b(\w+):[\w$]+\(\(\)=>[^,"'`]*?\bimport\(["'`]\.\/([\w.@-]+\.js)["'`]\)/g;
const wordsOfLanguages = /["'`][\w/.~-]*\/_astro\/(words\.(\w+)\.[\w-]+\.js)["'`]/g;

/**
 * Names all scripts of a demo, and of the desk, in its page: their component, React, all that those import, the
 * parts that a demo shows at first (showroom/src/ui/lazy-components.tsx), and its words in the language that it speaks
 * first (demo-words.ts). Without it, a browser learns of each from the one that imports it: three answers
 * later on a slow line. What is imported stands before what imports it. Those of the desk are fetched as its
 * head is read. A demo, whose first view stands in its HTML, is painted first (hydrate-demo/island.js).
 */
export function preloadScripts({ kind, document }: Page, site: Pick<BuiltSite, 'script'>): void {
  if (kind === 'site') return;
  const demo = document.querySelector('[data-demo]');
  const spoken = demo?.getAttribute('lang');
  const parts =
    document.querySelector('[data-parts]')?.getAttribute('data-parts')?.split(' ') ?? [];
  const seen = new Set<string>();
  const names: string[] = [];
  const add = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    const script = site.script(file);
    for (const imported of importsOf(script)) add(imported);
    names.push(file);
    for (const [, part = '', later = ''] of script.matchAll(importsOfComponents)) {
      if (parts.includes(part)) add(later);
    }
    for (const [, words = '', language] of script.matchAll(wordsOfLanguages)) {
      if (language === spoken) add(words);
    }
  };
  for (const file of islandScriptsOf(document)) add(file);
  const addresses = names.map((file) => assetFolder + file);
  if (kind === 'demo') {
    document.querySelector('astro-island')?.setAttribute('data-scripts', addresses.join(' '));
    return;
  }
  const links = addresses.map((address) => `<link rel="modulepreload" href="${address}">`);
  document.querySelector('head')?.insertAdjacentHTML('beforeend', links.join(''));
}
