import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languageCodes, pathIn } from '@nokshi/forms/languages.ts';
import { href } from '../../src/routes/routes.ts';
import type { Page } from '../page.ts';
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

/** Writes the worker, with a digest of the pages it keeps, since browsers take another text for a new worker. */
export function offlinePage(): Pass {
  const pages = createHash('sha256');
  return {
    page(page) {
      if (isShownOffline(page)) pages.update(page.document.toString());
    },
    finish({ directory }) {
      const code = workerSource(source, {
        BUILD: pages.digest('base64url').slice(0, 8),
        PAGES: JSON.stringify(byAddress),
      });
      writeFileSync(join(directory, offlineWorker), code);
    },
  };
}
