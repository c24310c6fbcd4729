import type { BuiltSite } from '../built-site.ts';
import type { Page } from '../page.ts';
import { setRawText } from '../raw-text.ts';
import { isOfAstro, scriptsIn } from '../scripts.ts';

/**
 * Makes files of the scripts that only run once a page is there: modules, and what starts Astro's islands.
 * A second page has them in the cache.
 */
export function leaveLateScripts({ kind, document }: Page, site: BuiltSite): void {
  if (kind !== 'site') return;
  for (const script of scriptsIn(document)) {
    const { element, text } = script;
    // What a module names relative to its page would lie elsewhere from a file.
    const isModule = script.kind === 'module' && !/\bimport\b/.test(text);
    if (!isModule && !isOfAstro(script)) continue;
    setRawText(element, '');
    element.setAttribute('src', site.put('late', text, 'js'));
    if (!isModule) element.setAttribute('defer', '');
  }
}
