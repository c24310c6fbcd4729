import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languageCodes, pathIn } from '@nokshi/forms/languages.ts';
import { type HTMLElement, parse } from 'node-html-parser';
import { href } from '../../src/routes/routes.ts';
import type { BuiltSite } from '../built-site.ts';
import { addressOf, type Page, parseDocument } from '../page.ts';
import type { Pass } from '../pass.ts';
import { workerSource } from '../worker-source.ts';

const source = fileURLToPath(new URL('../../src/frame/offline/worker.js', import.meta.url));

/** The address of the worker that shows a page of the site's own where the network brings none. */
export const offlineWorker = '/offline-worker.js';

const offlinePages = new Set(languageCodes.map((language) => href('offline', language)));

/** Whether a page is shown without network, where no style sheet of its own can be fetched. */
export const isShownOffline = ({ address }: Pick<Page, 'address'>): boolean =>
  offlinePages.has(address);

/** The beginning of the addresses of a language and its page, the language without one last. */
const byAddress = languageCodes
  .map((language) => [`${pathIn(language, '/')}/`.replace('//', '/'), href('offline', language)])
  .sort(([one = ''], [other = '']) => other.length - one.length);

/** Puts the drawings of the sprite into the page: without network a browser may have lost its file. */
function keepIcons(document: HTMLElement, { directory }: BuiltSite): void {
  const icons = document.querySelectorAll('use[href^="/icons.svg#"]');
  if (icons.length === 0) return;
  const sprite = parse(readFileSync(join(directory, 'icons.svg'), 'utf8'));
  for (const icon of icons) {
    const id = icon.getAttribute('href')?.split('#')[1];
    icon.replaceWith(sprite.querySelector(`#${id}`)?.innerHTML ?? '');
  }
}

/** Writes the worker that keeps the pages shown offline, and shows them. */
export const offlinePage = {
  finish(site: BuiltSite) {
    const kept = createHash('sha256');
    const titles: string[] = [];
    for (const file of site.pages) {
      if (!isShownOffline({ address: addressOf(file) })) continue;
      const place = join(site.directory, file);
      const document = parseDocument(readFileSync(place, 'utf8'));
      keepIcons(document, site);
      const html = document.toString();
      writeFileSync(place, html);
      kept.update(html);
      const title = document.querySelector('title');
      if (title) titles.push(title.toString());
    }
    const code = workerSource(source, kept, {
      PAGES: JSON.stringify(byAddress),
      TITLES: JSON.stringify(titles),
    });
    writeFileSync(join(site.directory, offlineWorker), code);
  },
} satisfies Pass;
