import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultLanguage, defaultPathOf, languageOfPath } from '@nokshi/forms/languages.ts';
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

test('a demo takes at most 105 kB of scripts and styles on its first visit, and 30 kB more after another', () => {
  const demos = demoRoutes()
    .filter((route) => languageOfPath(route) === defaultLanguage)
    .map((route) => ({ route, code: codeOf(dist, htmlOf(route)) }));
  for (const { route, code } of demos) {
    expect(code.size, route).toBeGreaterThan(3);
    expect.soft(sum(code.values()), route).toBeLessThanOrEqual(105_000);
    for (const other of demos) {
      const more = [...other.code].filter(([file]) => file === 'styles' || !code.has(file));
      const size = sum(more.map(([, one]) => one));
      expect(size, `${other.route} after ${route}`).toBeLessThanOrEqual(30_000);
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

const inFolder = (files: RegExp) =>
  readdirSync(path.join(dist, '_astro')).flatMap((file) =>
    files.test(file) ? `_astro/${file}` : [],
  );

// Scripts, styles and words; those of prices beside React and the search, those of the editor beside the desk.
for (const [what, kilobytes, least, files] of [
  ['the page of prices', 25, 2, () => ownScripts('/price')],
  ['the page of prices in Bangla', 25, 2, () => ownScripts('/bn/price')],
  [
    'the first page of the desk',
    115,
    5,
    () => [...scriptsOf(dist, htmlOf('/desk')), 'desk/worker.js', 'desk.html'],
  ],
  [
    'the editor at the desk',
    150,
    4,
    () => [
      ...inFolder(/^(?:ContentRooms|CropChooser|desk-later)\b.*\.(?:js|css)$/),
      'desk/editor.json',
    ],
  ],
] as const) {
  test(`${what} takes at most ${kilobytes} kB`, () => {
    const found = files();
    expect(found.length).toBeGreaterThanOrEqual(least);
    const sizes = found.map((file) => compressed(dist, file));
    expect(sum(sizes)).toBeLessThanOrEqual(kilobytes * 1000);
  });
}

function ownScripts(route: string): string[] {
  return scriptsOf(dist, htmlOf(route)).filter(
    (file) => !/\/(?:client|react|SearchDialog)\./.test(file),
  );
}

/** How many bytes a page has fetched of files whose addresses end so. */
const fetched = (page: Page, ending: string) =>
  page.evaluate((end) => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return files
      .filter(({ name }) => name.endsWith(end))
      .reduce((total, { transferSize }) => total + transferSize, 0);
  }, ending);

// It works without React, which comes with the visitor. What each page fetches by itself the audit counts.
test('what takes a form over is fetched when one comes near it', async ({ page }) => {
  await openAnswering(page, '/contact');
  await page.waitForLoadState();
  const before = await fetched(page, '.js');
  expect(before).toBeLessThanOrEqual(budget.smallScripts * 2);
  await openContact(page);
  const after = await fetched(page, '.js');
  expect(after).toBeGreaterThan(before * 3);
});

test('who saves data fetches no letters that a phone has', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await saveData(page);
  // An address of its own: an answer that a neighbour left in the browser names the fonts.
  await openAnswering(page, '/?who=saves-data');
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  // The sign of the taka is a letter of its own.
  expect(await fetched(page, '.woff2')).toBeLessThan(8000);
});
