import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type MinifyOptions, minify } from 'terser';
import type { Plugin } from 'vite';
import { cacheFolder } from '../src/content/build-folder.ts';
import { keptFile } from './kept-file.ts';

const options: MinifyOptions = {
  module: true,
  safari10: true,
  compress: { passes: 3 },
  format: { comments: false },
};
const { version } = createRequire(import.meta.url)('terser/package.json') as { version: string };

/**
 * Minifies scripts by terser, which leaves a demo a kilobyte less, compressed, than the bundler's own minifier,
 * and takes 17 seconds for all of them: what it made is kept for the next build, which mostly changes words.
 */
export function minifiedScripts(): Plugin {
  const folder = join(cacheFolder(), 'scripts');
  return {
    name: 'minified-scripts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    outputOptions: (given) => ({ ...given, minify: false }),
    renderChunk: { order: 'post', handler: (code) => minified(folder, code) },
  };
}

async function minified(folder: string, code: string): Promise<{ code: string }> {
  const hash = createHash('sha256').update(JSON.stringify([version, options, code]));
  const file = join(folder, `${hash.digest('base64url')}.js`);
  const kept = await keptFile(file, async () => (await minify(code, options)).code ?? '');
  return { code: readFileSync(kept, 'utf8') };
}
