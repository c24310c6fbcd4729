import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { defaultPathOf } from '@nokshi/forms/languages.ts';
import type { AstroIntegration } from 'astro';
import { withLateScripts } from './first-flight/late-scripts.ts';
import { withLateStyles } from './first-flight/late-styles.ts';
import { withOneStyle } from './first-flight/one-style.ts';
import { withSmallScripts } from './first-flight/small-scripts.ts';

/** What a server sends before it waits for the first answer: ten packets, less the head of its own. */
const firstFlightInBytes = 14_000;
/** Estimates what precompression makes of it: this quality takes a tenth of the time. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Turns text into a file of the build, named after what it holds, and gives its address. */
export type Put = (text: string, ending: string) => string;

/**
 * Styles and small scripts stand in the page, as short as they get, so that its first view needs no second
 * file. Where a page
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
        for (const files of twinsIn(directory)) {
          const pages = files.map((file) =>
            withSmallScripts(readFileSync(join(directory, file), 'utf8')),
          );
          for (const [index, html] of lightened(pages, put).entries()) {
            writeFileSync(join(directory, files[index] ?? ''), withOneStyle(html));
          }
        }
      },
    },
  };
}

/** The files of each page in all languages. */
function twinsIn(directory: string): string[][] {
  const twins = new Map<string, string[]>();
  for (const file of readdirSync(directory, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!file.endsWith('.html')) continue;
    const path = `/${file.replaceAll('\\', '/')}`.replace(/(?:index)?\.html$/, '');
    const key = defaultPathOf(path);
    twins.set(key, [...(twins.get(key) ?? []), file]);
  }
  return [...twins.values()];
}

/** The same page in all languages, which is treated alike in each. */
function lightened(pages: readonly string[], put: Put): readonly string[] {
  if (!pages.some(isTooHeavy)) return pages;
  const lighter = pages.map((html) => withLateStyles(html, put));
  return lighter.some(isTooHeavy) ? lighter.map((html) => withLateScripts(html, put)) : lighter;
}

const isTooHeavy = (html: string) => brotliCompressSync(html, quality).length > firstFlightInBytes;
