import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { defaultLanguage, languageCodes, pathIn } from '@nokshi/forms/languages.ts';
import { type Browser, expect, type Page, test } from '@playwright/test';
import {
  budget,
  countTransfer,
  overBudget,
  overTwin,
  type Transfer,
} from '../scripts/audit/budget.ts';
import { hasIsland } from '../scripts/audit/pages.ts';
import { builtFile, builtRoutes, demoRoutes, dist, inShares, kindsIn } from './routes.ts';
import { saveData } from './save-data.ts';

const sizeOf = (file: string) => statSync(path.join(dist, file)).size;
/** What a file weighs over the wire; the smallest are not worth compressing. */
const compressed = (file: string) =>
  sizeOf(existsSync(path.join(dist, `${file}.br`)) ? `${file}.br` : file);
const htmlOf = (route: string) => readFileSync(builtFile(route), 'utf8');

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

/** The most that the HTML of a page takes, compressed: one flight of packets is 14.6 kB with its headers. */
const mostHtml = 12_000;
/**
 * Pages that may take more, or, as the home page, one flight in all; who takes much less lowers its bound. Those
 * of demos hold the dates of the day they are built on, which weigh some bytes more or less on another.
 */
const heavierPages: Readonly<Record<string, number>> = {
  '/': 13_600,
  '/bn': 15_060,
  '/bn/services/web-development': 12_150,
  '/demos/lal-sutli': 12_380,
  '/bn/demos/lal-sutli': 13_000,
  '/bn/demos/loha-lokkor': 12_220,
  '/bn/demos/tinbela': 12_540,
};

test('the HTML of a page takes at most 12 kB, compressed, or as much as is said of it', () => {
  for (const route of [...builtRoutes(), ...demoRoutes()]) {
    const { size } = statSync(`${builtFile(route)}.br`);
    const most = heavierPages[route] ?? mostHtml;
    expect.soft(size, route).toBeLessThanOrEqual(most);
    if (most > mostHtml) expect.soft(size, route).toBeGreaterThan(most - 1000);
  }
});

test('the styles of the frame around the pages are one file for all', () => {
  const frames = readdirSync(path.join(dist, '_astro')).filter((file) =>
    /^frame\..*\.css$/.test(file),
  );
  expect(frames).toHaveLength(1);
});

test('no style sheet holds up the first view', () => {
  for (const route of builtRoutes()) {
    const html = htmlOf(route);
    // Two for the sections further down stand before these: site/pipeline/passes/first-view.ts.
    const firstView = html.slice(0, html.indexOf('</section>', html.indexOf('<main')));
    expect(firstView, route).not.toContain('rel="stylesheet"');
    expect(html.split('rel="stylesheet"').length, route).toBeLessThanOrEqual(3);
  }
});

test('a page without an island fetches small scripts alone, and none before its first frame', () => {
  for (const route of builtRoutes().filter((one) => !hasIsland(htmlOf(one)))) {
    // What stands in a template is text to a browser until a script takes it out.
    const html = htmlOf(route);
    const read = html.replace(/<template\b.*?<\/template>/gs, '');
    expect(read, route).not.toContain('rel="modulepreload"');
    expect(read, route).not.toMatch(/<script\b[^>]*\ssrc=/);
    const [, late = ''] = /<template data-scripts>(.*?)<\/template>/s.exec(html) ?? [];
    const sizes = [...late.matchAll(/\ssrc="([^"]+)"/g)].map(([, file = '']) => compressed(file));
    expect(sum(sizes), route).toBeLessThanOrEqual(budget.smallScripts);
    expect(sizes.length, route).toBeGreaterThan(0);
  }
});

/** The scripts that a page starts with, and those that they import. */
function scriptsOf(html: string): Set<string> {
  const found = new Set([...html.matchAll(/\/_astro\/[\w.-]+\.js(?!\w)/g)].map(([file]) => file));
  for (const file of found) {
    const source = readFileSync(path.join(dist, file), 'utf8');
    for (const [, name] of source.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) {
      found.add(`/_astro/${name}`);
    }
  }
  return found;
}

test('the first screen of a demo takes at most 110 kB of scripts and styles, compressed', () => {
  for (const route of demoRoutes()) {
    const scripts = [...scriptsOf(htmlOf(route))].map(compressed);
    expect(scripts.length, route).toBeGreaterThan(2);
    const all = scripts.reduce((total, size) => total + size, compressed(`${route}.html`));
    expect(all, route).toBeLessThanOrEqual(budget.demo);
  }
});

/** The bytes of a text at the best that Brotli does, which takes long: each file only once. */
const atBest = new Map<string, number>();
function bestOf(text: string): number {
  const size = atBest.get(text) ?? brotliCompressSync(text).length;
  atBest.set(text, size);
  return size;
}

/** What a demo takes of script and style: its own styles, and its scripts by their addresses. */
function codeOf(route: string): ReadonlyMap<string, number> {
  const html = htmlOf(route);
  // What a demo is filled with is no code.
  const files = [...scriptsOf(html)].filter((file) => !file.startsWith('/_astro/props.'));
  // Words stand in one language, or in scripts that later screens share.
  const words = files.filter((file) => /\/words\.[a-z]{2}\./.test(file));
  expect(words.length, route).toBeLessThanOrEqual(1);
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('');
  const scripts = files.map(
    (file) => [file, bestOf(readFileSync(path.join(dist, file), 'utf8'))] as const,
  );
  return new Map([...scripts, ['styles', bestOf(styles)]]);
}

const sum = (sizes: Iterable<number>) => [...sizes].reduce((total, size) => total + size, 0);

test('the first visit of a demo takes at most 85 kB of script and style, compressed, or as much as is said of it', () => {
  for (const route of demoRoutes()) {
    const most = budget.heavierDemos[path.basename(route)] ?? budget.demoCode;
    expect.soft(sum(codeOf(route).values()), route).toBeLessThanOrEqual(most);
  }
});

test('the demos that are allowed more take more', () => {
  for (const [name, most] of Object.entries(budget.heavierDemos)) {
    const sizes = demoRoutes()
      .filter((route) => path.basename(route) === name)
      .map((route) => sum(codeOf(route).values()));
    expect(Math.max(...sizes), name).toBeGreaterThan(budget.demoCode - 500);
    expect(Math.max(...sizes), name).toBeGreaterThan(most - 1000);
  }
});

test('no script imports the one that a demo begins with, which waits for parts of the demo', () => {
  const folder = path.join(dist, '_astro');
  const importing = readdirSync(folder).filter(
    (file) =>
      file.endsWith('.js') &&
      /["'`]\.\/Demo\.[\w-]+\.js["'`]/.test(readFileSync(path.join(folder, file), 'utf8')),
  );
  expect(importing).toEqual([]);
});

test('a second demo takes at most 30 kB of script and style more, whichever was the first', () => {
  const codes = demoRoutes()
    .filter((route) => route.startsWith('/demos/'))
    .map((route) => ({ route, code: codeOf(route) }));
  for (const first of codes) {
    for (const second of codes) {
      const more = [...second.code].filter(([file]) => file === 'styles' || !first.code.has(file));
      expect(
        sum(more.map(([, size]) => size)),
        `${second.route} after ${first.route}`,
      ).toBeLessThanOrEqual(budget.secondDemo);
    }
  }
});

/** React's own files, and what waits in a template until somebody searches. */
const besideThePage = /\/(?:client|react|react-dom|rolldown-runtime|SearchDialog)\./;

test('the page of prices takes at most 25 kB of scripts beside React, compressed', () => {
  for (const language of languageCodes) {
    const scripts = [...scriptsOf(htmlOf(pathIn(language, '/price')))];
    const own = scripts.filter((file) => !besideThePage.test(file));
    expect(own.length).toBeGreaterThan(2);
    expect(own.length, 'React is among them').toBeLessThan(scripts.length - 2);
    const all = own.map(compressed).reduce((total, size) => total + size, 0);
    expect(all, language).toBeLessThanOrEqual(budget.offer);
  }
});

test('an offer takes at most 153 kB before anything is pressed', async ({ browser, baseURL }) => {
  for (const language of languageCodes) {
    for (const query of ['', '?product=POS']) {
      const address = new URL(`${pathIn(language, '/price')}${query}`, baseURL).href;
      const transfer = await transferOf(browser, address);
      // A device without letters for Bangla fetches them besides.
      const { fontBytes } = transfer;
      const counted =
        language === defaultLanguage
          ? transfer
          : { ...transfer, bytes: transfer.bytes - fontBytes, fontBytes: 0 };
      expect.soft(overBudget(counted, true), address).toEqual([]);
    }
  }
});

test('the desk’s first page takes at most 110 kB of scripts, styles and words, compressed', () => {
  const page = readFileSync(path.join(dist, 'desk.html'), 'utf8');
  const scripts = [...scriptsOf(page)];
  expect(scripts.length).toBeGreaterThan(2);
  const all = [...scripts, 'desk/worker.js'].map(compressed);
  expect(all.reduce((total, size) => total + size, compressed('desk.html'))).toBeLessThanOrEqual(
    budget.desk,
  );
});

test('the editor at the desk takes at most 150 kB more, compressed', () => {
  const folder = path.join(dist, '_astro');
  const files = readdirSync(folder).filter((file) =>
    /^(ContentRooms|PartChooser|rooms)\b.*\.(js|css)$/.test(file),
  );
  expect(files.length).toBe(3);
  const sizes = files.map((file) => compressed(`_astro/${file}`));
  const words = compressed('desk/editor.json');
  expect(sizes.reduce((total, size) => total + size, words)).toBeLessThanOrEqual(budget.editor);
});

/** What a page fetches until it is quiet, with nothing in the cache. */
async function transferOf(
  browser: Browser,
  address: string,
  prepare?: (page: Page) => Promise<void>,
): Promise<Transfer> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await prepare?.(page);
  const total = await countTransfer(await context.newCDPSession(page));
  await page.goto(address, { waitUntil: 'networkidle' });
  const transfer = total();
  await context.close();
  return transfer;
}

/** What stands there works without React, which comes with the visitor. */
test('a page with a form takes at most 75 kB, pictures aside, before one comes near the form', async ({
  browser,
  baseURL,
}) => {
  for (const route of ['/contact', '/book-a-demo', '/products/HRM', '/price']) {
    const transfer = await transferOf(browser, new URL(route, baseURL).href);
    const words = transfer.bytes - transfer.imageBytes;
    expect.soft(words, route).toBeLessThanOrEqual(budget.withoutIsland);
  }
});

test('who saves data fetches no letters that a device has, and less of the page', async ({
  browser,
  baseURL,
}) => {
  for (const [route, most] of [
    ['/', 77_000],
    ['/contact', 40_000],
  ] as const) {
    const transfer = await transferOf(browser, new URL(route, baseURL).href, saveData);
    expect.soft(transfer.fontBytes, route).toBeLessThan(8_000);
    expect.soft(transfer.bytes, route).toBeLessThanOrEqual(most);
  }
});

const translations = languageCodes.filter((language) => language !== defaultLanguage);
// The audit measures every page.
const measured = kindsIn(defaultLanguage).filter((_, place) => place % 3 === 0);
const shares = inShares(measured, 3);
for (const [index, some] of shares.entries()) {
  test(`the pages keep their budget of bytes before interaction, part ${index + 1} of ${shares.length}`, async ({
    browser,
    baseURL,
  }) => {
    test.slow();
    const measure = (route: string) => transferOf(browser, new URL(route, baseURL).href);
    for (const route of some) {
      const twins = translations.map((language) => pathIn(language, route));
      const [transfer, ...translated] = await Promise.all([route, ...twins].map(measure));
      if (!transfer) throw new Error(`${route} was not measured`);
      expect.soft(overBudget(transfer, true), route).toEqual([]);
      // Chromium fetches lazy pictures long before they are seen; docs/quality.md counts them in.
      const words = { ...transfer, bytes: transfer.bytes - transfer.imageBytes };
      expect
        .soft(overBudget(words, hasIsland(htmlOf(route))), `${route}, pictures aside`)
        .toEqual([]);
      for (const [position, twin] of translated.entries()) {
        expect.soft(overTwin(twin, transfer), twins[position]).toEqual([]);
      }
    }
  });
}
