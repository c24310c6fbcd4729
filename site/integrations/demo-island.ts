import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { rewriteDemoPages } from './demo-pages.ts';

/**
 * Wakes the island of a demo by a script in its page. Astro's own weighs 1.5 kB in two files, mostly for
 * what no demo has: slots, islands in islands, values that JSON does not know.
 */
export function demoIsland(): AstroIntegration {
  return {
    name: 'demo-island',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const script = readFileSync(
          fileURLToPath(new URL('./demo-island/island.js', import.meta.url)),
          'utf8',
        );
        rewriteDemoPages(dir, (html) => withSmallIsland(html, script));
      },
    },
  };
}

/** The two scripts by which Astro defines its islands and loads one at once. */
const scripts = /<script>\(\(\)=>(?:(?!<\/script>).)*\bAstro\b(?:(?!<\/script>).)*<\/script>/gs;

/**
 * A page with another script in the place of those of Astro.
 * @throws for a page that has more than that script can do
 */
export function withSmallIsland(html: string, script: string): string {
  const islands = [...html.matchAll(/<astro-island [^>]*>/g)].map(([tag]) => tag);
  const [island = ''] = islands;
  const known =
    islands.length === 1 &&
    island.includes(' client="load"') &&
    !/<astro-slot|<template data-astro-template|\sbefore-hydration-url="/.test(html) &&
    !/\[(?:[2-9]|1\d),/.test(kindsOf(island));
  const before = [...html.matchAll(scripts)];
  if (!known || before.length !== 2) {
    throw new Error(
      'The script of a demo’s island (demo-island/island.js) does not suit its page.',
    );
  }
  let isIn = false;
  return html.replace(scripts, () => {
    if (isIn) return '';
    isIn = true;
    return `<script>{${script}}</script>`;
  });
}

/** What an island is given, without the texts in it. */
const kindsOf = (island: string) => island.replace(/&quot;.*?(?<!\\)&quot;/gs, '');
