import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languageCodes, pathIn } from '@nokshi/forms/languages.ts';
import type { AstroIntegration } from 'astro';
import { minifySync } from 'vite';

const source = new URL(import.meta.resolve('@nokshi/showroom/offline/worker.js'));
const folders = languageCodes.map((language) => pathIn(language, '/demos'));

/** The addresses of the worker: one beside the demos of each language, whose pages alone it can answer. */
export const demoWorkers: readonly string[] = folders.map((folder) => `${folder}/worker.js`);

/** Whether a page is a demo that opens again where there is no network (showroom/src/frame/Frame.tsx). */
export const goesOnOffline = (html: string): boolean => /<div\b[^>]* data-offline\b/.test(html);

/**
 * Writes the worker that keeps demos open offline, with a digest of what it keeps: browsers take a worker
 * with another text for a new one, which keeps the files of its own build and removes the former ones.
 */
export function offlineDemos(): AstroIntegration {
  return {
    name: 'offline-demos',
    hooks: {
      'astro:build:done': ({ dir }) => writeDemoWorkers(fileURLToPath(dir)),
    },
  };
}

/** As the integration does it, for a folder that is already built. */
export function writeDemoWorkers(directory: string): void {
  const written = readFileSync(source, 'utf8').replace('%BUILD%', digestOf(directory));
  const { code, errors } = minifySync('worker.js', written, { module: false });
  if (errors[0]) throw new Error(`The worker of the demos is no script: ${errors[0].message}`);
  for (const path of demoWorkers) writeFileSync(join(directory, path), code);
}

/** Of names where they change with what they hold; of pictures and pages, which keep theirs, as a whole. */
function digestOf(directory: string): string {
  const digest = createHash('sha256');
  const read = (folder: string, ending: string) =>
    filesIn(join(directory, folder), ending).map((file) => readFileSync(file, 'utf8'));
  for (const file of filesIn(join(directory, '_astro'), '')) digest.update(basename(file));
  for (const drawing of read('/demos/pictures', '.svg')) digest.update(drawing);
  for (const page of folders.flatMap((folder) => read(folder, '.html'))) {
    if (goesOnOffline(page)) digest.update(page);
  }
  return digest.digest('base64url').slice(0, 8);
}

const filesIn = (folder: string, ending: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => join(folder, name));
