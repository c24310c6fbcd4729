import type { HTMLElement } from 'node-html-parser';
import type { BuiltSite } from '../built-site.ts';
import type { Page } from '../page.ts';
import { setRawText } from '../raw-text.ts';
import { isOfAstro, scriptsIn } from '../scripts.ts';

/**
 * Makes files of the scripts that only run once a page is there: modules, and what starts Astro's islands, in one.
 * A second page has them in the cache. They are kept in a template, which layouts/Page.astro opens after the
 * first frame (layouts/FirstPaint.astro).
 */
export function deferScripts({ kind, document }: Page, site: BuiltSite): void {
  if (kind !== 'site') return;
  const scripts = scriptsIn(document);
  for (const script of scripts) {
    // Relative imports of an inline module would resolve differently from a file.
    if (script.kind === 'module' && !/\bimport\b/.test(script.text)) {
      externalize(script.element, script.text, site);
    }
  }
  const starters = scripts.filter(isOfAstro);
  const [starter, ...others] = starters.map(({ element }) => element);
  if (starter) {
    externalize(starter, starters.map(({ text }) => text).join(';\n'), site);
    for (const element of others) element.remove();
  }
  const deferred = document
    .querySelectorAll('script[src]')
    .filter((script) => script === starter || script.getAttribute('type') === 'module')
    .filter((script) => !script.closest('template'));
  for (const script of deferred) script.remove();
  document
    .querySelector('template[data-scripts]')
    ?.insertAdjacentHTML('beforeend', deferred.join(''));
}

function externalize(script: HTMLElement, text: string, site: BuiltSite): void {
  setRawText(script, '');
  script.setAttribute('src', site.put('deferred', text, 'js'));
}
