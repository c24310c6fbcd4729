// @vitest-environment node
import { expect, test } from 'vitest';
import { readContent } from '../content/check/content-files.ts';
import { siteRoutes } from '../content/check/routes.ts';
import { brandColours } from './colours.ts';
import { ico } from './icons.ts';
import { daysOf, latest } from './last-changed.ts';
import { llmsText } from './llms.ts';
import { sitePages, socialPicturePath, trail } from './pages.ts';
import { sitemap } from './sitemap.ts';
import { contentFolder, contentForTests, pagesFolder } from './testing.ts';

const content = contentForTests();
const pages = sitePages(content);
const unlisted = ['/search', '/thank-you', '/404'];

test('every page of the site is known, so that none is missing from the sitemap', () => {
  const routes = siteRoutes(readContent(contentFolder).files, pagesFolder);
  const known = pages.map(({ path }) => path).filter((path) => path !== '/404');
  // A path that is missing here stands in no list of seo/pages.ts.
  expect(known.sort()).toEqual([...routes].sort());
});

test('each page has a title, a description and a picture of its own', () => {
  for (const property of ['title', 'description'] as const) {
    for (const page of pages) expect(page[property].trim(), page.path).not.toBe('');
  }
  expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
  expect(new Set(pages.map(({ path }) => socialPicturePath(path))).size).toBe(pages.length);
});

test('the trail of a page leads from the home page down to it', () => {
  for (const page of pages) {
    const steps = trail(pages, page).map(({ path }) => path);
    expect(steps[0]).toBe('/');
    expect(steps.at(-1)).toBe(page.path);
  }
});

test('the sitemap holds the listed pages, each with the day of its last change', () => {
  const xml = sitemap(pages, 'https://nokshi.example', (source) =>
    source === 'products/ERP' ? '2026-11-20' : undefined,
  );
  const addresses = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toHaveLength(pages.length - unlisted.length);
  for (const path of unlisted) expect(addresses).not.toContain(`https://nokshi.example${path}`);
  expect(xml).toContain(
    '<url><loc>https://nokshi.example/products/ERP</loc><lastmod>2026-11-20</lastmod></url>',
  );
  expect(xml).toContain('<url><loc>https://nokshi.example/faq</loc></url>');
});

test('the day of a change is read from the history, the newest first', () => {
  const log =
    '\0' + '2026-11-20\n\ncontent/a.yaml\n\0' + '2026-10-01\n\ncontent/a.yaml\ncontent/b.yaml\n';
  expect(Object.fromEntries(daysOf(log))).toEqual({
    'content/a.yaml': '2026-11-20',
    'content/b.yaml': '2026-10-01',
  });
  expect(latest(['2026-01-01', undefined, '2026-02-01'])).toBe('2026-02-01');
  expect(latest([undefined])).toBeUndefined();
});

test('llms.txt names the company and has one line for each listed page', () => {
  const text = llmsText(content);
  expect(text.split('\n')[0]).toBe('# Nokshi Software Solution');
  const links = text.match(/^- \[.+\]\(https:\/\/nokshi\.example\/.*\): .+$/gm) ?? [];
  expect(links).toHaveLength(pages.length - unlisted.length);
});

test('the colours of pictures are those of the style sheet', () => {
  // As Chromium paints the tokens.
  expect(brandColours({ primaryHue: 275, accentHue: 75 })).toMatchObject({
    indigo950: '#0e1135',
    indigo700: '#3938b5',
    marigold400: '#ffb330',
  });
});

test('an .ico file lists its pictures with their sizes and places', () => {
  const file = ico([
    { size: 16, png: Buffer.from('small') },
    { size: 32, png: Buffer.from('larger') },
  ]);
  expect(file.readUInt16LE(4)).toBe(2);
  expect(file.readUInt8(6)).toBe(16);
  expect(file.readUInt8(22)).toBe(32);
  const offset = file.readUInt32LE(22 + 12);
  expect(file.subarray(offset).toString()).toBe('larger');
});
