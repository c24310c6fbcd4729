import { minifySync } from 'rolldown/utils';
import type { Page } from '../page.ts';
import { setRawText } from '../raw-text.ts';
import { type InlineScript, scriptsIn } from '../scripts.ts';

/**
 * Minifies the scripts that stand in a page, which Astro leaves as they are written. Those that follow one
 * another in its head, and declare nothing outside a block, become one with the attributes of all: a tag less,
 * and one hash for the policy.
 */
export function minifyInlineScripts({ document }: Page): void {
  for (const run of runsOf(scriptsIn(document).filter(({ kind }) => kind === 'classic'))) {
    const [{ element }, ...others] = run;
    const text = run.map((script) => script.text).join(';\n');
    const { code, errors } = minifySync('inline.js', text, { module: false });
    if (errors[0]) throw new Error(`An inline script is not right: ${errors[0].message}`);
    setRawText(element, code);
    for (const other of others) {
      for (const [name, value] of Object.entries(other.element.attributes)) {
        element.setAttribute(name, value);
      }
      other.element.remove();
    }
  }
}

type Run = [InlineScript, ...InlineScript[]];

/** Scripts with those of the head that follow them at once. */
function runsOf(scripts: readonly InlineScript[]): Run[] {
  const runs: Run[] = [];
  for (const script of scripts) {
    const run = runs.at(-1);
    const before = script.element.previousElementSibling;
    const isInHead = script.element.parentNode?.rawTagName === 'head';
    if (run && isInHead && run.at(-1)?.element === before) run.push(script);
    else runs.push([script]);
  }
  return runs;
}
