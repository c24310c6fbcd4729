import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languageCodes, pathIn } from '@nokshi/forms/languages.ts';
import type { BuiltSite } from '../built-site.ts';
import type { Page } from '../page.ts';
import type { Pass } from '../pass.ts';
import { workerSource } from '../worker-source.ts';

const source = fileURLToPath(import.meta.resolve('@nokshi/showroom/offline/worker.js'));

/** The addresses of the worker: one beside the demos of each language, whose pages alone it can answer. */
export const demoWorkers: readonly string[] = languageCodes.map(
  (language) => `${pathIn(language, '/demos')}/worker.js`,
);

/** Whether a page is a demo that opens again where there is no network (showroom/src/frame/Frame.tsx). */
export const goesOnOffline = ({ document }: Page): boolean =>
  document.querySelector('div[data-offline]') !== null;

/**
 * Writes the worker that keeps demos open offline: a new one keeps the files of its own build and removes the
 * former ones. Names change with what most files hold; pictures and pages keep theirs and are read as a whole.
 */
export const offlineDemos = {
  note: (page: Page): boolean => goesOnOffline(page),
  finish({ directory }: BuiltSite, notes: ReadonlyMap<string, boolean>) {
    const kept = createHash('sha256');
    for (const [file, isKept] of notes) {
      if (isKept) kept.update(readFileSync(join(directory, file)));
    }
    for (const name of readdirSync(join(directory, '_astro')).sort()) kept.update(name);
    const pictures = join(directory, 'demos/pictures');
    for (const name of readdirSync(pictures).sort()) {
      if (name.endsWith('.svg')) kept.update(readFileSync(join(pictures, name)));
    }
    const code = workerSource(source, kept);
    for (const path of demoWorkers) writeFileSync(join(directory, path), code);
  },
} satisfies Pass;
