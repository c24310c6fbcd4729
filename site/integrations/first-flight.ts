import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { withLateScripts } from './first-flight/late-scripts.ts';
import { withLateStyles } from './first-flight/late-styles.ts';

/** What a server sends before it waits for the first answer: ten packets, less the head of its own. */
const firstFlightInBytes = 14_000;
/** Estimates what precompression makes of it: this quality takes a tenth of the time. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Turns text into a file of the build, named after what it holds, and gives its address. */
export type Put = (text: string, ending: string) => string;

/**
 * Styles and small scripts stand in the page, so that its first view needs no second file. Where a page
 * is too heavy for the first flight of packets, what that view does without becomes files, which later
 * visits have in the cache: first the styles of the sections further down, then, on a page that fetches
 * scripts anyway, the scripts.
 */
export function firstFlight(): AstroIntegration {
  return {
    name: 'first-flight',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const directory = fileURLToPath(dir);
        const put: Put = (text, ending) => {
          const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
          writeFileSync(join(directory, `_astro/late.${hash}.${ending}`), text);
          return `/_astro/late.${hash}.${ending}`;
        };
        for (const page of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
          if (!page.endsWith('.html')) continue;
          const file = join(directory, page);
          const html = readFileSync(file, 'utf8');
          writeFileSync(file, lightened(html, put));
        }
      },
    },
  };
}

const isTooHeavy = (html: string) => brotliCompressSync(html, quality).length > firstFlightInBytes;

function lightened(html: string, put: Put): string {
  if (!isTooHeavy(html)) return html;
  const lighter = withLateStyles(html, put);
  return isTooHeavy(lighter) ? withLateScripts(lighter, put) : lighter;
}
