import type { BuiltSite } from '../built-site.ts';
import type { Page } from '../page.ts';
import { importsOf, islandScriptsOf } from '../scripts.ts';

/** As `partsOf` is given them: `match:part(()=>import("./MatchView.a1.js"),…)`, minified. */
const importsOfParts = /\b(\w+):[\w$]+\(\(\)=>[^,"'`]*?\bimport\(["'`]\.\/([\w.@-]+\.js)["'`]\)/g;
const wordsOfLanguages = /["'`]\/_astro\/(words\.(\w+)\.[\w-]+\.js)["'`]/g;

/**
 * Lets a browser fetch all scripts of a demo, and of the desk, at once, when it reads the head of its page:
 * their component, React, all that those import, the parts that a demo shows at first
 * (showroom/src/ui/parts.tsx), and its words in the language that it speaks first (demo-words.ts). Without it,
 * it learns of each from the one that imports it: three answers later on a slow line. Those of a demo,
 * whose first view stands in its HTML, let the letters go first.
 */
export function preloadScripts({ kind, document }: Page, site: Pick<BuiltSite, 'script'>): void {
  if (kind === 'site') return;
  const demo = document.querySelector('[data-demo]');
  const spoken = demo?.getAttribute('lang');
  const parts =
    document.querySelector('[data-parts]')?.getAttribute('data-parts')?.split(' ') ?? [];
  const names = new Set(islandScriptsOf(document));
  for (const name of names) {
    const script = site.script(name);
    for (const [, part = '', file = ''] of script.matchAll(importsOfParts)) {
      if (parts.includes(part)) names.add(file);
    }
    for (const imported of importsOf(script)) names.add(imported);
    for (const [, words = '', language] of script.matchAll(wordsOfLanguages)) {
      if (language === spoken) names.add(words);
    }
  }
  const priority = kind === 'demo' ? ' fetchpriority="low"' : '';
  const links = [...names].map(
    (name) => `<link rel="modulepreload"${priority} href="/_astro/${name}">`,
  );
  document.querySelector('head')?.insertAdjacentHTML('beforeend', links.join(''));
}
