import type { BuiltSite } from '../built-site.ts';
import type { Page } from '../page.ts';

/** Below it, a file of its own costs more than it saves: its headers alone take half of that. */
const least = 1500;

/**
 * Makes files of the properties of islands that wait for the visitor, where these are long:
 * site/src/islands/near.ts fetches them with the script that reads them.
 */
export function externalizeProps({ kind, document }: Page, site: BuiltSite): void {
  if (kind !== 'site') return;
  for (const island of document.querySelectorAll('astro-island[client=near]')) {
    const props = island.getAttribute('props') ?? '';
    if (props.length < least) continue;
    island.removeAttribute('props');
    island.setAttribute('data-props', site.put('props', props, 'json'));
  }
}
