import { globSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defaultLanguage } from '@nokshi/forms/languages.ts';
import { expect, test } from 'vitest';
import { readContent } from '../content/check/content-files.ts';
import { sitePaths } from '../content/check/site-paths.ts';
import { pageSchemas } from '../content/schemas/index.ts';
import { pageAt, sitePages, socialPicturePath, trail } from '../seo/site-pages.ts';
import { contentFolder, contentForTests } from '../seo/testing.ts';
import { families, href, type PageName, pageRoutes } from './routes.ts';

const source = fileURLToPath(new URL('..', import.meta.url));
const pages = sitePages(contentForTests());

test('every route has a page file, and every page file a route', () => {
  const files = readdirSync(`${source}/pages/[...lang]`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.astro'))
    .map((file) => `/${file}`.replace(/(\/index)?\.astro$/, ''));
  const single = Object.values(pageRoutes).map(({ path }) => (path === '/' ? '' : path));
  const ofFamilies = Object.entries(families).map(([name, { path }]) => `${path}/[${name}]`);
  expect(files.sort()).toEqual([...single, ...ofFamilies].sort());
});

test('every route that exists once has words in content/pages, and a schema for them', () => {
  const names = Object.keys(pageRoutes).sort();
  const { files } = readContent(contentFolder);
  expect(
    files
      .filter(({ folder }) => folder === 'pages')
      .map(({ id }) => id)
      .sort(),
  ).toEqual(names);
  expect(Object.keys(pageSchemas).sort()).toEqual(names);
});

test('the pages are those that links of content/ may lead to, and the page for wrong addresses', () => {
  const known = pages.map(({ path }) => path).filter((path) => path !== '/404');
  expect(known.sort()).toEqual([...sitePaths(readContent(contentFolder).files)].sort());
});

test('a link to an entry, and to a page', () => {
  expect(href({ service: 'hosting' }, defaultLanguage)).toBe('/services/hosting');
  expect(href({ gallery: 'crm' }, defaultLanguage)).toBe('/ready-products/crm');
  expect(href('ready-products', defaultLanguage)).toBe('/readyProducts');
});

test('each page has a title, a description and a picture of its own', () => {
  for (const property of ['title', 'description'] as const) {
    for (const page of pages) expect(page[property].trim(), page.path).not.toBe('');
  }
  expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
  expect(new Set(pages.map(socialPicturePath)).size).toBe(pages.length);
});

test('a page is called what people search for, or else its name, and no two are called the same', () => {
  const content = contentForTests();
  const [product] = content.products;
  if (!product) throw new Error('there are no products');
  const products = [undefined, 'Till Software in Bangladesh'].map((metaTitle) => ({
    ...product,
    metaTitle,
  }));
  const titles = sitePages({ ...content, products })
    .filter(({ kind }) => kind === 'product')
    .map(({ searchTitle }) => searchTitle);
  expect(titles).toEqual([product.title, 'Till Software in Bangladesh']);
  expect(new Set(pages.map(({ searchTitle }) => searchTitle)).size).toBe(pages.length);
});

test('the trail of a page leads from the home page down to it', () => {
  for (const page of pages) {
    const steps = trail(pages, page).map(({ path }) => path);
    expect(steps[0]).toBe('/');
    expect(steps.at(-1)).toBe(page.path);
  }
});

test('a page is found by its route', () => {
  const content = contentForTests();
  for (const name of Object.keys(pageRoutes) as PageName[]) {
    expect(pageAt(content, name).path).toBe(pageRoutes[name].path);
  }
  expect(() => pageAt(content, { service: 'none' })).toThrow('/services/none');
});

test('no section, island or search file spells out an address of the site', () => {
  const files = globSync('{sections,islands,search,ui}/**/*.{ts,tsx}', { cwd: source }).filter(
    (file) => !file.includes('.test.'),
  );
  const literal =
    /(?:href|page|action)=\{?["'`]\/(?!\/)|(?:assign|fetch|href:)\s*\(?\s*["'`]\/(?!\/)/;
  const spelledOut = files.filter((file) =>
    literal.test(readFileSync(`${source}/${file}`, 'utf8')),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(spelledOut).toEqual([]);
});
