import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languageCodes, pathIn } from '@nokshi/forms/languages.ts';

/** Reads a script of /_astro/ by its name. */
export type ReadScript = (name: string) => string;

/** Makes a new page of the built one. */
type Rewrite = (html: string, read: ReadScript) => string;

/**
 * Rewrites one built page.
 * @param built the folder of the built site
 * @param name the page's file in it
 */
export function rewritePage(built: URL, name: string, rewrite: Rewrite): void {
  const directory = fileURLToPath(built);
  const read = (script: string) => readFileSync(join(directory, '_astro', script), 'utf8');
  const file = join(directory, name);
  writeFileSync(file, rewrite(readFileSync(file, 'utf8'), read));
}

/**
 * Rewrites the built page of every demo in each language.
 * @param built the folder of the built site
 * @param rewrite makes the new page of the old one
 */
export function rewriteDemoPages(built: URL, rewrite: Rewrite): void {
  for (const language of languageCodes) {
    const folder = pathIn(language, '/demos').slice(1);
    for (const name of readdirSync(new URL(folder, built)).filter((one) => one.endsWith('.html'))) {
      rewritePage(built, join(folder, name), rewrite);
    }
  }
}
