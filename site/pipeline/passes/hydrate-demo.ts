import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { HTMLElement } from 'node-html-parser';
import type { BuiltSite } from '../built-site.ts';
import type { Page } from '../page.ts';
import { setRawText } from '../raw-text.ts';
import { isOfAstro, scriptsIn } from '../scripts.ts';

const ownScript = readFileSync(
  fileURLToPath(new URL('./hydrate-demo/island.js', import.meta.url)),
  'utf8',
);

/**
 * Wakes the island of a demo by a script in its page. Astro's own weighs 1.5 kB in two files, mostly for
 * what no demo has: slots, islands in islands, values that JSON does not know. What a demo is filled with
 * becomes a script, too: the first screen stands in the HTML, so the page comes in one flight without it.
 * @throws for a page that has more than that script can do
 */
export function hydrateDemo({ kind, document }: Page, site: Pick<BuiltSite, 'put'>): void {
  if (kind !== 'demo') return;
  const [first, second, ...more] = scriptsIn(document).filter(isOfAstro);
  const island = onlyIslandOf(document);
  if (!first || !second || more.length > 0 || !island) {
    throw new Error(
      'The script of a demo’s island (hydrate-demo/island.js) does not suit its page.',
    );
  }
  setRawText(first.element, `{${ownScript}}`);
  second.element.remove();
  const props = entriesOf(JSON.parse(island.getAttribute('props') ?? '{}'));
  const address = site.put('props', `export default ${JSON.stringify(props)}`, 'js');
  island.removeAttribute('props');
  island.setAttribute('data-props', address);
  island.setAttribute('data-scripts', `${island.getAttribute('data-scripts')} ${address}`);
}

function onlyIslandOf(document: HTMLElement): HTMLElement | undefined {
  const [island, ...more] = document.querySelectorAll('astro-island');
  const suits =
    more.length === 0 &&
    island?.getAttribute('client') === 'load' &&
    !island.hasAttribute('before-hydration-url') &&
    !document.querySelector('astro-slot, template[data-astro-template]');
  return suits ? island : undefined;
}

const entriesOf = (sent: object): object =>
  Object.fromEntries(Object.entries(sent).map(([key, value]) => [key, revived(value)]));

/** Astro sends a kind and a value; of kinds, JSON knows values (0) and lists (1). */
function revived([kind, value]: [kind: number, value: unknown]): unknown {
  if (kind === 1 && Array.isArray(value)) return value.map(revived);
  if (kind !== 0) throw new Error(`The properties of a demo hold a value of Astro’s kind ${kind}.`);
  return typeof value === 'object' && value !== null ? entriesOf(value) : value;
}
