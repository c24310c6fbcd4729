import { createHash, type Hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languageCodes, pathIn } from '@nokshi/forms/languages.ts';
import { type HTMLElement, parse } from 'node-html-parser';
import { rolldown } from 'rolldown';
import { builtSite } from '../pipeline/built-site.ts';
import { addressOf, isShownOffline, parseDocument } from '../pipeline/page.ts';
import { siteFolder } from '../src/content/site-folder.ts';
import { pathOf } from '../src/routes/routes.ts';

/** The beginning of the addresses of a language and its page shown offline, the language without one last. */
const pages = languageCodes
  .map((language) => [
    `${pathIn(language, '/')}/`.replace('//', '/'),
    pathIn(language, pathOf('offline')),
  ])
  .sort(([one = ''], [other = '']) => other.length - one.length);

/**
 * Writes the service workers of a built site: that of its pages and demos, after a line with what it keeps, and that of
 * the desk. Browsers take another text for a new worker, which keeps files of its own and removes former ones; so it
 * names a digest of what it keeps, and of how.
 */
export async function writeOfflineWorkers(directory: string): Promise<void> {
  const site = builtSite(directory);
  const worker = await bundled(
    fileURLToPath(import.meta.resolve('../src/shell/offline/worker.ts')),
  );
  const htmlOf = (file: string) => readFileSync(join(directory, file), 'utf8');

  const ofPages = createHash('sha256').update(worker);
  const titles: string[] = [];
  for (const file of site.pages.filter((one) => isShownOffline(addressOf(one)))) {
    const document = parseDocument(htmlOf(file));
    keepIcons(document, directory);
    writeFileSync(join(directory, file), document.toString());
    ofPages.update(document.toString());
    const title = document.querySelector('title');
    if (title) titles.push(title.toString());
  }

  const ofDemos = createHash('sha256').update(worker);
  for (const html of site.pages.map(htmlOf).filter(goesOnOffline)) ofDemos.update(html);
  // Names change with what most files hold; pictures and pages keep theirs and are read as a whole.
  for (const name of readdirSync(join(directory, '_astro')).sort()) ofDemos.update(name);
  const pictures = join(directory, 'demos/pictures');
  // A site without demos has none.
  for (const name of existsSync(pictures) ? readdirSync(pictures).sort() : []) {
    if (name.endsWith('.svg')) ofDemos.update(readFileSync(join(pictures, name)));
  }

  const builds = { pages: buildOf(ofPages), demos: buildOf(ofDemos) };
  const kept = JSON.stringify({ pages, titles, builds });
  writeFileSync(join(directory, 'offline-worker.js'), `const kept=${kept};${worker}`);
  const desk = fileURLToPath(import.meta.resolve('@nokshi/desk/offline/worker.js'));
  mkdirSync(join(directory, 'desk'), { recursive: true });
  writeFileSync(join(directory, 'desk/worker.js'), await bundled(desk));
}

/** One script with all that its source imports. */
async function bundled(source: string): Promise<string> {
  const bundle = await rolldown({
    input: source,
    transform: { define: { SITE_FOLDER: JSON.stringify(siteFolder) } },
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  return output[0].code.trim();
}

/** By the shell of a demo: showroom/src/shell/Shell.tsx. */
const goesOnOffline = (html: string): boolean => /<div[^>]* data-offline/.test(html);

const buildOf = (kept: Hash): string => kept.digest('base64url').slice(0, 8);

/** Puts the drawings of the sprite into the page: without network a browser may have lost its file. */
function keepIcons(document: HTMLElement, directory: string): void {
  const icons = document.querySelectorAll(`use[href^="${siteFolder}/icons.svg#"]`);
  if (icons.length === 0) return;
  const sprite = parse(readFileSync(join(directory, 'icons.svg'), 'utf8'));
  for (const icon of icons) {
    const id = icon.getAttribute('href')?.split('#')[1];
    icon.replaceWith(sprite.querySelector(`#${id}`)?.innerHTML ?? '');
  }
}
