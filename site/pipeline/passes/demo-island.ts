import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { HTMLElement } from 'node-html-parser';
import type { Page } from '../page.ts';
import { setRawText } from '../raw-text.ts';
import { isOfAstro, scriptsIn } from '../scripts.ts';

const ownScript = readFileSync(
  fileURLToPath(new URL('./demo-island/island.js', import.meta.url)),
  'utf8',
);

/**
 * Wakes the island of a demo by a script in its page. Astro's own weighs 1.5 kB in two files, mostly for
 * what no demo has: slots, islands in islands, values that JSON does not know.
 * @throws for a page that has more than that script can do
 */
export function wakeDemoIsland({ kind, document }: Page): void {
  if (kind !== 'demo') return;
  const [first, second, ...more] = scriptsIn(document).filter(isOfAstro);
  if (!first || !second || more.length > 0 || !suits(document)) {
    throw new Error(
      'The script of a demo’s island (demo-island/island.js) does not suit its page.',
    );
  }
  setRawText(first.element, `{${ownScript}}`);
  second.element.remove();
}

function suits(document: HTMLElement): boolean {
  const [island, ...more] = document.querySelectorAll('astro-island');
  return (
    island !== undefined &&
    more.length === 0 &&
    island.getAttribute('client') === 'load' &&
    !island.hasAttribute('before-hydration-url') &&
    !document.querySelector('astro-slot, template[data-astro-template]') &&
    isPlain(JSON.parse(island.getAttribute('props') ?? '{}'))
  );
}

/** As Astro writes them: a kind, of which this script knows values (0) and lists (1), and a value. */
function isPlain(props: unknown): boolean {
  return Object.values(Object(props)).every((one) => {
    const [kind, value] = one as [number, unknown];
    if (kind === 1) return isPlain(value);
    return kind === 0 && (typeof value !== 'object' || isPlain(value));
  });
}
