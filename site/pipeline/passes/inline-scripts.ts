import { minifySync } from 'vite';
import type { Page } from '../page.ts';
import { setRawText } from '../raw-text.ts';
import { scriptsIn } from '../scripts.ts';

/** Minifies the scripts that stand in a page, which Astro leaves as they are written. */
export function minifyInlineScripts({ document }: Page): void {
  for (const script of scriptsIn(document)) {
    if (script.kind !== 'classic') continue;
    const { code, errors } = minifySync('inline.js', script.text, { module: false });
    if (errors[0]) throw new Error(`An inline script is not right: ${errors[0].message}`);
    setRawText(script.element, code);
  }
}
