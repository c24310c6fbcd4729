import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultPathOf, languageCodes, pathIn } from '@nokshi/forms/languages.ts';
import { expect, type Page, test } from '@playwright/test';
import { budget } from '../scripts/audit/budget.ts';
import { codeOf, compressed, scriptsOf, sum } from '../scripts/audit/page-code.ts';
import { hasIsland } from '../scripts/audit/pages.ts';
import { openContact } from './enquiries-form.ts';
import { openAnswering } from './islands.ts';
import { builtFile, builtRoutes, demoRoutes, dist } from './routes.ts';
import { saveData } from './save-data.ts';

// Classes of sizes, in round figures: docs/quality.md holds what each page takes.

const htmlOf = (route: string) => readFileSync(builtFile(route), 'utf8');
/** What each demo takes; a function, since every process that runs journeys loads this file. */
const demoCodes = () => demoRoutes().map((route) => ({ route, code: codeOf(dist, htmlOf(route)) }));

test('the HTML of a page comes in one flight of packets, or nearly so', () => {
  for (const route of [...builtRoutes(), ...demoRoutes()]) {
    const most = defaultPathOf(route) === '/' ? 16_000 : 14_000;
    const html = path.relative(dist, builtFile(route));
    expect.soft(compressed(dist, html), route).toBeLessThanOrEqual(most);
  }
});

test('no style sheet holds up the first view', () => {
  for (const route of builtRoutes()) {
    const html = htmlOf(route);
    // Two for the sections further down stand before these: site/pipeline/passes/critical-styles.ts.
    const firstView = html.slice(0, html.indexOf('</section>', html.indexOf('<main')));
    expect(firstView, route).not.toContain('rel="stylesheet"');
    expect(html.split('rel="stylesheet"').length, route).toBeLessThanOrEqual(3);
  }
});

test('the styles of the frame around the pages are one file for all', () => {
  const files = readdirSync(path.join(dist, '_astro'));
  expect(files.filter((file) => /^frame\..*\.css$/.test(file))).toHaveLength(1);
});

test('a page without an island fetches small scripts alone, and none before its first frame', () => {
  for (const route of builtRoutes().filter((one) => !hasIsland(htmlOf(one)))) {
    // What stands in a template is text to a browser until a script takes it out.
    const html = htmlOf(route);
    const read = html.replace(/<template\b.*?<\/template>/gs, '');
    expect(read, route).not.toContain('rel="modulepreload"');
    expect(read, route).not.toMatch(/<script\b[^>]*\ssrc=/);
    const [, late = ''] = /<template data-scripts>(.*?)<\/template>/s.exec(html) ?? [];
    const scripts = [...late.matchAll(/\ssrc="([^"]+)"/g)].map(([, file = '']) => file);
    expect(scripts.length, route).toBeGreaterThan(0);
    const sizes = scripts.map((file) => compressed(dist, file));
    expect(sum(sizes), route).toBeLessThanOrEqual(budget.smallScripts);
  }
});

test('a demo takes at most 100 kB of scripts and styles on its first visit, and 30 kB more after another', () => {
  const demos = demoCodes();
  for (const { route, code } of demos) {
    expect(code.size, route).toBeGreaterThan(3);
    expect.soft(sum(code.values()), route).toBeLessThanOrEqual(100_000);
  }
  const inOneLanguage = demos.filter(({ route }) => route.startsWith('/demos/'));
  for (const first of inOneLanguage) {
    for (const second of inOneLanguage) {
      const more = [...second.code].filter(([file]) => file === 'styles' || !first.code.has(file));
      const size = sum(more.map(([, one]) => one));
      expect(size, `${second.route} after ${first.route}`).toBeLessThanOrEqual(30_000);
    }
  }
});

test('no script imports the one that a demo begins with, which waits for parts of the demo', () => {
  for (const route of demoRoutes()) {
    const html = htmlOf(route);
    const [, first = ''] = /component-url="\/_astro\/([^"]+)"/.exec(html) ?? [];
    expect(first, route).not.toBe('');
    const importing = scriptsOf(dist, html).filter((file) =>
      readFileSync(path.join(dist, file), 'utf8').includes(`./${first}`),
    );
    expect(importing, route).toEqual([]);
  }
});

test('the first page of the desk takes at most 110 kB of scripts, styles and words', () => {
  const scripts = scriptsOf(dist, readFileSync(path.join(dist, 'desk.html'), 'utf8'));
  expect(scripts.length).toBeGreaterThan(2);
  const sizes = [...scripts, 'desk/worker.js', 'desk.html'].map((file) => compressed(dist, file));
  expect(sum(sizes)).toBeLessThanOrEqual(110_000);
});

test('the page of prices takes at most 25 kB of scripts beside React and the search', () => {
  const others = /\/(?:client|react|SearchDialog)\./;
  for (const language of languageCodes) {
    const scripts = scriptsOf(dist, htmlOf(pathIn(language, '/price')));
    const own = scripts.filter((file) => !others.test(file));
    expect(own.length).toBeLessThan(scripts.length - 2);
    expect(sum(own.map((file) => compressed(dist, file))), language).toBeLessThanOrEqual(25_000);
  }
});

test('the editor at the desk takes at most 150 kB more', () => {
  const files = readdirSync(path.join(dist, '_astro')).filter((file) =>
    /^(?:ContentRooms|PartChooser|rooms)\b.*\.(?:js|css)$/.test(file),
  );
  expect(files).toHaveLength(3);
  const sizes = [...files.map((file) => `_astro/${file}`), 'desk/editor.json'];
  expect(sum(sizes.map((file) => compressed(dist, file)))).toBeLessThanOrEqual(150_000);
});

/** What a page has fetched whose address ends so: how many files, and their bytes. */
const fetched = (page: Page, ending: string) =>
  page.evaluate((end) => {
    const files = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith(end)) as PerformanceResourceTiming[];
    return {
      count: files.length,
      bytes: files.reduce((total, { transferSize }) => total + transferSize, 0),
    };
  }, ending);

// It works without React, which comes with the visitor. What each page fetches by itself the audit counts.
test('what takes a form over is fetched when one comes near it', async ({ page }) => {
  await openAnswering(page, '/contact');
  await page.waitForLoadState();
  const before = await fetched(page, '.js');
  expect(before.bytes).toBeLessThanOrEqual(budget.smallScripts * 2);
  await openContact(page);
  const after = await fetched(page, '.js');
  expect(after.bytes).toBeGreaterThan(before.bytes * 3);
});

test('who saves data fetches no letters that a phone has', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await saveData(page);
  await openAnswering(page, '/');
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  // The sign of the taka is a letter of its own.
  expect((await fetched(page, '.woff2')).bytes).toBeLessThan(8000);
});
