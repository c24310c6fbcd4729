import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languageCodes, pathIn } from '@nokshi/forms/languages.ts';

/** Reads a script of /_astro/ by its name. */
export type ReadScript = (name: string) => string;

/**
 * Rewrites the built page of every demo in each language.
 * @param built the folder of the built site
 * @param rewrite makes the new page of the old one
 */
export function rewriteDemoPages(
  built: URL,
  rewrite: (html: string, read: ReadScript) => string,
): void {
  const directory = fileURLToPath(built);
  const read = (name: string) => readFileSync(join(directory, '_astro', name), 'utf8');
  for (const language of languageCodes) {
    const folder = join(directory, pathIn(language, '/demos'));
    for (const name of readdirSync(folder).filter((one) => one.endsWith('.html'))) {
      const file = join(folder, name);
      writeFileSync(file, rewrite(readFileSync(file, 'utf8'), read));
    }
  }
}
