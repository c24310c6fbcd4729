import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { builtSite } from './built-site.ts';
import { readPage, writePage } from './page.ts';
import type { Pass } from './pass.ts';

/** Makes the pages that Astro has built ready to be served: parses each once, and writes it once. */
export function pagePipeline(passes: readonly Pass[]): AstroIntegration {
  return {
    name: 'page-pipeline',
    hooks: { 'astro:build:done': ({ dir }) => runPasses(fileURLToPath(dir), passes) },
  };
}

/** As the integration does it, for a folder that is already built. */
export function runPasses(directory: string, passes: readonly Pass[]): void {
  const site = builtSite(directory);
  for (const file of site.pages) {
    const page = readPage(site, file);
    for (const pass of passes) pass.page?.(page, site);
    writePage(site, page);
  }
  for (const pass of passes) pass.finish?.(site);
}
