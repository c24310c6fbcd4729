import type { AstroIntegration } from 'astro';
import { type ReadScript, rewriteDemoPages } from './demo-pages.ts';
import { stylesByClass } from './styles-by-class.ts';

/**
 * One page of the site opens every demo, so Astro puts the styles of all engines into each. This leaves a
 * demo those of its own.
 * @param isOfEngine whether a class, by its short name, is one of an engine
 */
export function demoStyles(isOfEngine: (className: string) => boolean): AstroIntegration {
  return {
    name: 'demo-styles',
    hooks: {
      'astro:build:done': ({ dir }) =>
        rewriteDemoPages(dir, (html, read) => {
          const words = wordsOf(html + scriptsOf(html, read));
          const isForeign = (name: string) => isOfEngine(name) && !words.has(name);
          return html.replace(
            /(<style>)(.*?)(<\/style>)/gs,
            (_all, before, css, after) => before + stylesByClass(css, isForeign).own + after,
          );
        }),
    },
  };
}

/** The text of every script that a page loads, with those that they import. */
function scriptsOf(html: string, read: ReadScript): string {
  const texts = new Map<string, string>();
  const add = (name: string) => {
    if (texts.has(name)) return;
    const text = read(name);
    texts.set(name, text);
    for (const [, imported = ''] of text.matchAll(/["'`]\.\/([\w.@-]+\.js)["'`]/g)) add(imported);
  };
  for (const [, name = ''] of html.matchAll(/\/_astro\/([\w.@-]+\.js)/g)) add(name);
  return [...texts.values()].join('\n');
}

/** Whatever stands in quotes, word by word: a class is named there wherever it is used. */
const wordsOf = (text: string) =>
  new Set(
    [...text.matchAll(/["'`]([\w -]+)["'`]/g)].flatMap(([, quoted = '']) => quoted.split(' ')),
  );
