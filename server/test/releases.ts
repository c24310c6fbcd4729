import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentIn, deskFolder, releaseFolder, siteIn } from '@nokshi/releases/paths.ts';
import { pointAt } from '@nokshi/releases/pointer.ts';
import { ownContent } from '../src/sentences.ts';

/** A page that says at its beginning and at its end whose it is. */
export const pageOf = (release: string): string =>
  `<!doctype html><title>${release}</title><script type="module" src="/_astro/${release}.js"></script>${`<p>Words of ${release}.</p>`.repeat(2000)}<a href="/contact">${release}</a>`;

const thanks = (release: string): string =>
  `<!doctype html><title>${release}</title><p data-reference-line hidden>${release}: <strong data-reference></strong></p>`;

/** Writes a small built site, all of one release, into a folder. */
export function writeSiteOf(release: string, site: string): void {
  const files: Record<string, string> = {
    'index.html': pageOf(release),
    'contact.html': pageOf(release),
    'thank-you.html': thanks(release),
    '404.html': pageOf(release),
    'desk.html': pageOf(release),
    [`_astro/${release}.js`]: `console.log('${release}');`,
  };
  for (const [name, text] of Object.entries(files)) {
    const file = join(site, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Writes words like ours, with another brand and another beginning of references. */
function writeContentOf(release: string, content: string): void {
  for (const name of ['forms', 'company', 'notice', 'prices', 'offer']) {
    cpSync(join(ownContent, name, 'index.yaml'), join(content, name, 'index.yaml'));
  }
  const file = join(content, 'company/index.yaml');
  const words = readFileSync(file, 'utf8')
    .replace(/(?<=^brand:\n {2}en: ).*$/m, release)
    .replace(/(?<=^referencePrefix: ).*$/m, release.toUpperCase().slice(0, 3));
  writeFileSync(file, words);
}

/** Puts a release below a server's DATA_DIR, of which nobody takes notice yet. */
export function addRelease(dataDirectory: string, release: string): void {
  const folder = releaseFolder(deskFolder(dataDirectory), release);
  writeSiteOf(release, siteIn(folder));
  writeContentOf(release, contentIn(folder));
}

/** Puts a release on the site, for all servers that look. */
export function putOnSite(dataDirectory: string, release: string): void {
  pointAt(deskFolder(dataDirectory), release, Date.now());
}
