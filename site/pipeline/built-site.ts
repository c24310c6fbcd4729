import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { assetFolder } from '../src/content/site-folder.ts';
import { digest } from './digest.ts';

/** The folder of a built site, as its passes read and write it. */
export interface BuiltSite {
  readonly directory: string;
  /** The pages by their files, such as `products/ERP.html`, in one order on every machine. */
  readonly pages: readonly string[];
  /** The text of a script of /_astro/, by its name. */
  script(name: string): string;
  /**
   * Writes text as a file of /_astro/, named after what it is for and what it holds.
   * @returns its address
   */
  put(purpose: string, text: string, ending: 'css' | 'js' | 'json'): string;
}

/** A site that was built into a folder. */
export function builtSite(directory: string): BuiltSite {
  const scripts = new Map<string, string>();
  return {
    directory,
    pages: readdirSync(directory, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .map((file) => file.split(sep).join('/'))
      .sort(),
    script(name) {
      const text = scripts.get(name) ?? readFileSync(join(directory, '_astro', name), 'utf8');
      scripts.set(name, text);
      return text;
    },
    put(purpose, text, ending) {
      // Five letters are one in 916 million: with hundreds of files none has another's name by chance.
      const name = `${purpose}.${digest(text, 5)}.${ending}`;
      writeFileSync(join(directory, '_astro', name), text);
      return assetFolder + name;
    },
  };
}
