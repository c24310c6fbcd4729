/**
 * npm run look [-- filter]: pictures of every page at 360, 768 and 1440 px in both schemes, with an
 * index page, in reports/look. The filter is a part of the address. Starts the server itself.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { buildApp } from '../server/src/app.ts';
import { readEnvironment } from '../server/src/environment.ts';
import { browserOptions } from '../toolchain/browser.mjs';

const widths = [360, 768, 1440];
const schemes = ['light', 'dark'] as const;
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = path.join(root, 'reports/look');
const dist = path.join(root, 'site/dist');
const filter = process.argv[2] ?? '';

const routes = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => `/${file.split(path.sep).join('/')}`.replace(/(index)?\.html$/, ''))
  .filter((route) => route.includes(filter))
  .sort();

const nameOf = (route: string, width: number, scheme: string) =>
  `${route === '/' ? 'home' : route.slice(1).replaceAll('/', '_')}-${width}-${scheme}.png`;

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const app = await buildApp(
  readEnvironment({
    SITE_DIR: dist,
    DATA_DIR: path.join(root, '.cache/look'),
    LOG_LEVEL: 'silent',
  }),
);
const address = await app.listen({ host: '127.0.0.1', port: 0 });
const browser = await chromium.launch(browserOptions());

let done = 0;
const total = routes.length * widths.length * schemes.length;
for (const scheme of schemes) {
  for (const width of widths) {
    const page = await browser.newPage({
      viewport: { width, height: 900 },
      colorScheme: scheme,
      reducedMotion: 'reduce',
    });
    for (const route of routes) {
      await page.goto(address + route);
      await page.evaluate(showEverything);
      await page.screenshot({
        path: path.join(folder, nameOf(route, width, scheme)),
        fullPage: true,
      });
      done += 1;
      process.stdout.write(`\r${done}/${total} ${route.padEnd(48)}`);
    }
    await page.close();
  }
}
await browser.close();
await app.close();
writeFileSync(path.join(folder, 'index.html'), indexPage());
console.log(`\nLook at ${path.join('reports', 'look', 'index.html')}`);

/** Runs in the page: lays out what a phone leaves until it comes near, and fetches its pictures, as for print. */
async function showEverything() {
  delete document.documentElement.dataset['new'];
  dispatchEvent(new Event('beforeprint'));
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
}

function indexPage() {
  const rows = routes.map((route) => {
    const pictures = schemes.flatMap((scheme) =>
      widths.map((width) => {
        const name = nameOf(route, width, scheme);
        return `<a href="${name}"><img src="${name}" alt="${route} at ${width} px, ${scheme}" height="480" loading="lazy"></a>`;
      }),
    );
    return `<h2>${route}</h2><p>${pictures.join(' ')}</p>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Every page</title>
<style>body{font-family:sans-serif;margin:2rem}img{border:1px solid #aaa;vertical-align:top}p{display:flex;gap:1rem;overflow-x:auto}</style>
${rows.join('\n')}</html>`;
}
