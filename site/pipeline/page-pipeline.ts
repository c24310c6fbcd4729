import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder, findKept } from '../../toolchain/kept-file.ts';
import { replaceFile } from '../../toolchain/replace-file.mjs';
import { siteFolder } from '../src/content/site-folder.ts';
import { type BuiltSite, builtSite } from './built-site.ts';
import { parsePage } from './page.ts';
import type { Pass } from './pass.ts';

/** The result for one page: its HTML, the files that stand beside it, and what passes noted, each at its place. */
type DonePage = {
  readonly html: string;
  readonly files: readonly (readonly [address: string, text: string])[];
  readonly notes: readonly unknown[];
};

/** Where done pages are kept, those of each program in a folder by its name. */
export const folderOfDonePages = 'pages';

/**
 * Makes the pages of a built site ready to be served: parses each once, and writes it once.
 * @param programName the name of the program that rendered them. With it, a page that was done before is not done again.
 */
export function runPasses(directory: string, passes: readonly Pass[], programName?: string): void {
  const site = builtSite(directory);
  // Marks the folder as used, so that it is kept though no page of it may be read.
  if (programName !== undefined) findKept(`${folderOfDonePages}/${programName}`);
  const done = new Map(
    site.pages.map((file) => {
      const html = readFileSync(join(directory, file), 'utf8');
      const page =
        programName === undefined
          ? donePage(site, file, html, passes)
          : keptPage(programName, file, html, () => donePage(site, file, html, passes));
      writeFileSync(join(directory, file), page.html);
      for (const [address, text] of page.files)
        writeFileSync(join(directory, address.slice(siteFolder.length)), text);
      return [file, page.notes];
    }),
  );
  for (const [place, pass] of passes.entries()) {
    pass.finish?.(site, new Map([...done].map(([file, notes]) => [file, notes[place]])));
  }
}

function donePage(built: BuiltSite, file: string, html: string, passes: readonly Pass[]): DonePage {
  const files: [string, string][] = [];
  const site: BuiltSite = {
    ...built,
    put(...given) {
      const address = built.put(...given);
      files.push([address, given[1]]);
      return address;
    },
  };
  const page = parsePage(file, html);
  for (const pass of passes) pass.page?.(page, site);
  const notes = passes.map((pass) => pass.note?.(page) ?? null);
  return { html: page.document.toString(), files, notes };
}

function keptPage(programName: string, file: string, html: string, make: () => DonePage): DonePage {
  const hash = createHash('sha256').update(JSON.stringify([file, html]));
  const name = `${folderOfDonePages}/${programName}/${hash.digest('base64url')}.json`;
  const found = findKept(name);
  if (found) return JSON.parse(readFileSync(found, 'utf8')) as DonePage;
  const made = make();
  replaceFile(join(cacheFolder(), name), JSON.stringify(made));
  return made;
}
