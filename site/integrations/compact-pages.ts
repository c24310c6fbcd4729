import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Makes the built pages lighter, so that each arrives with the first packets of a slow line: what
 * every page with an island repeats becomes a file, which the next page has already.
 */
export function compactPages(): AstroIntegration {
  return {
    name: 'compact-pages',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const directory = fileURLToPath(dir);
        const pages = readdirSync(directory, { recursive: true, encoding: 'utf8' });
        for (const page of pages.filter((file) => file.endsWith('.html'))) {
          const html = readFileSync(join(directory, page), 'utf8');
          const { html: lighter, files } = compactPage(html);
          for (const [address, text] of files) writeFileSync(join(directory, address), text);
          writeFileSync(join(directory, page), lighter);
        }
      },
    },
  };
}

const inlineScript = /<script>(.*?)<\/script>/gs;
const style = /<style>(.*?)<\/style>/gs;
const latePictures = /<script data-late-pictures>.*?<\/script>/s;
const latePicture = /<picture[^>]*>(?:(?!<\/picture>).)*loading="lazy"/s;

/**
 * One page: its styles in one element, each being a hash in the page's policy; the script that brings
 * islands to life as a file, 1.4 kB compressed; and no script for pictures that come late where none do.
 * Throws when the script of the islands cannot be told from the others.
 * @returns the page, and the files it needs by address
 */
export function compactPage(html: string): { html: string; files: Map<string, string> } {
  const files = new Map<string, string>();
  const withFile = html.replace(inlineScript, (element, code: string) => {
    if (!code.includes('customElements.define("astro-island"')) return element;
    const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
    const address = `/_astro/island.${hash}.js`;
    files.set(address, code);
    return `<script async src="${address}"></script>`;
  });
  if (html.includes('<astro-island') && files.size !== 1)
    throw new Error('Astro brings its islands to life in another way than compactPage() knows');
  const withNeeded = latePicture.test(html) ? withFile : withFile.replace(latePictures, '');
  return { html: withOneStyle(withNeeded), files };
}

function withOneStyle(html: string): string {
  const all = [...html.matchAll(style)].map(([, css = '']) => css.trim()).join('');
  let isFirst = true;
  return html.replace(style, () => {
    const element = isFirst ? `<style>${all}</style>` : '';
    isFirst = false;
    return element;
  });
}
