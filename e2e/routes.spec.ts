import { readFileSync } from 'node:fs';
import { defaultPathOf, languageCodes, pathIn } from '@nokshi/forms/languages.ts';
import { expect, test } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { builtPages } from '../scripts/audit/pages.ts';
import { orderOf } from './content.ts';
import {
  builtFile,
  builtRoutes,
  dist,
  isEverywhere,
  kinds,
  routesIn,
  siteIndex,
  specifiedRoutes,
} from './routes.ts';

test('every route of the specification answers at exactly its path, in each language', async ({
  request,
}) => {
  expect(specifiedRoutes).toHaveLength(43);
  const routes = languageCodes.flatMap((code) =>
    specifiedRoutes.map((route) => pathIn(code, route)),
  );
  for (const route of routes) {
    const response = await request.get(route, { maxRedirects: 0 });
    expect(response.status(), route).toBe(200);
  }
});

test('the built pages are exactly those of the list that the server reads', () => {
  const { pages, notFound } = siteIndex();
  const built = new Set([...builtPages(dist), ...Object.values(notFound)]);
  expect(pages.map(({ path }) => path).sort()).toEqual([...built].sort());
});

test('every page has its twin in each language', () => {
  for (const language of languageCodes) {
    expect(routesIn(language).map(defaultPathOf).sort(), language).toEqual(routesIn('en').sort());
  }
});

test('each service, product and gallery of content/ has its page', () => {
  expect(builtRoutes()).toEqual(
    expect.arrayContaining([
      ...orderOf('services').map((id) => `/services/${id}`),
      ...orderOf('products').map((id) => `/products/${id}`),
      ...orderOf('galleries').map((id) => `/ready-products/${id}`),
    ]),
  );
});

test('wrong case and a trailing slash lead to the exact spelling', async ({ request }) => {
  const moved = [
    ['/products/erp', '/products/ERP'],
    ['/ReadyProducts', '/readyProducts'],
    ['/Services/Web-Development', '/services/web-development'],
    ['/contact/', '/contact'],
    ['/products/ERP/?from=mail', '/products/ERP?from=mail'],
    ['/bn/products/erp', '/bn/products/ERP'],
    ['/bn/', '/bn'],
  ];
  for (const [from = '', to = ''] of moved) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status(), from).toBe(301);
    expect(response.headers()['location'], from).toBe(to);
  }
});

test('an unknown address answers 404 with the nearest pages', async ({ page }) => {
  const response = await page.goto('/servces/hosting');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Domain & Hosting Services' }),
  ).toHaveAttribute('href', '/services/hosting');
});

for (const language of languageCodes) {
  test(`every page in ${language} has its own title and description, and one h1`, () => {
    const routes = routesIn(language);
    const titles = new Set<string>();
    const descriptions = new Set<string>();
    for (const route of routes) {
      const html = readFileSync(builtFile(route), 'utf8');
      expect(html, route).toContain(`<html lang="${language}"`);
      const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
      expect(title, route).toMatch(/.+ – .+/);
      titles.add(title);
      const description = /<meta name="description" content="(.*?)"/.exec(html)?.[1] ?? '';
      expect(description.length, route).toBeGreaterThan(40);
      descriptions.add(description);
      expect(html.match(/<h1[\s>]/g), route).toHaveLength(1);
    }
    expect(titles.size).toBe(routes.length);
    expect(descriptions.size).toBe(routes.length);
  });
}

test('the titles of English pages end in the name of the company', () => {
  for (const route of routesIn('en')) {
    expect(readFileSync(builtFile(route), 'utf8'), route).toMatch(
      / – Nokshi Software Solution<\/title>/,
    );
  }
  const services = readFileSync(builtFile('/services'), 'utf8');
  expect(services).toContain('<title>Services – Nokshi Software Solution</title>');
});

test('no internal link, picture or anchor is dead', { tag: '@every-page' }, async ({ request }) => {
  test.slow(isEverywhere);
  const checked = new Map<string, number>();
  for (const route of [...kinds(), '/404', '/bn/404']) {
    const html = readFileSync(builtFile(route), 'utf8');
    // Without network a page leads to itself, whichever address it stands at.
    if (!route.endsWith('/offline'))
      expect(html, `${route} has an empty link`).not.toMatch(/href="(#?)"/);
    const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]));
    for (const [, address = ''] of html.matchAll(/(?:href|src)="([/#][^"]*)"/g)) {
      const [path = '', fragment] = address.split('#');
      if (path === '' && fragment) expect(ids, `${route} → ${address}`).toContain(fragment);
      if (path === '' || path.startsWith('//')) continue;
      if (!checked.has(path)) {
        const response = await request.get(path.replaceAll('&amp;', '&'), { maxRedirects: 0 });
        checked.set(path, response.status());
      }
      expect(checked.get(path), `${route} → ${address}`).toBe(200);
    }
  }
  expect(checked.size).toBeGreaterThan(100);
});

test('the HTML of every page is valid', { tag: '@every-page' }, async () => {
  test.slow(isEverywhere);
  const validator = new HtmlValidate(
    new StaticConfigLoader({
      extends: ['html-validate:recommended', 'html-validate:document'],
      rules: {
        'require-sri': 'off',
        'void-style': 'off',
        'attribute-boolean-style': 'off',
        'attr-case': 'off',
        'no-inline-style': 'off',
        'attribute-empty-style': 'off',
        'tel-non-breaking': 'off',
        'long-title': 'off',
        'no-trailing-whitespace': 'off',
        'doctype-style': 'off',
        'attr-quotes': 'off',
        // Headings in Bangla make ids in Bangla, which HTML allows.
        'valid-id': ['error', { relaxed: true }],
        'no-raw-characters': ['error', { relaxed: true }],
      },
    }),
  );
  for (const route of [...kinds(), '/404', '/bn/404']) {
    const report = await validator.validateFile(builtFile(route));
    const messages = report.results.flatMap((result) =>
      result.messages.map(
        (message) => `${route}:${message.line} ${message.ruleId}: ${message.message}`,
      ),
    );
    expect(messages).toEqual([]);
  }
});
