import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languageCodes, pathIn } from '@nokshi/forms/languages.ts';
import type { AstroIntegration } from 'astro';
import { rulesOf } from './first-flight/split-styles.ts';

/**
 * One page of the site opens every demo, so Astro puts the styles of all engines into each. This leaves a
 * demo those of its own.
 * @param isOfEngine whether a class, by its short name, is one of an engine
 */
export function demoStyles(isOfEngine: (className: string) => boolean): AstroIntegration {
  return {
    name: 'demo-styles',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const directory = fileURLToPath(dir);
        for (const language of languageCodes) {
          const folder = join(directory, pathIn(language, '/demos'));
          for (const file of readdirSync(folder).filter((name) => name.endsWith('.html'))) {
            const html = readFileSync(join(folder, file), 'utf8');
            const words = wordsOf(html + scriptsOf(html, directory));
            const isForeign = (name: string) => isOfEngine(name) && !words.has(name);
            writeFileSync(
              join(folder, file),
              html.replace(
                /(<style>)(.*?)(<\/style>)/gs,
                (_all, before, css, after) => before + withoutForeign(css, isForeign) + after,
              ),
            );
          }
        }
      },
    },
  };
}

/** The text of every script that a page loads, with those that they import. */
function scriptsOf(html: string, directory: string): string {
  const texts = new Map<string, string>();
  const add = (name: string) => {
    if (texts.has(name)) return;
    const text = readFileSync(join(directory, '_astro', name), 'utf8');
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

/**
 * A style sheet without the rules of which every selector needs a foreign class.
 * @param css without comments
 */
export function withoutForeign(css: string, isForeign: (className: string) => boolean): string {
  let kept = '';
  for (const { prelude, block } of rulesOf(css)) {
    if (/^@(?:media|supports|container)/.test(prelude)) {
      const inner = withoutForeign(block.slice(1, -1), isForeign);
      if (inner) kept += `${prelude}{${inner}}`;
    } else if (prelude.startsWith('@') || !prelude.split(',').every(needsForeign)) {
      kept += prelude + block;
    }
  }
  return kept;

  function needsForeign(selector: string): boolean {
    const needed = selector.replace(/:not\([^()]*\)/g, '');
    return [...needed.matchAll(/\.(-?[_a-z][\w-]*)/gi)].some(([, name = '']) => isForeign(name));
  }
}
