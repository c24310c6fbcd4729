import { statSync } from 'node:fs';
import path from 'node:path';
import { defaultPathOf, languageCodes } from '@nokshi/forms/languages.ts';
import { expect, test } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { builtPages } from '../scripts/audit/pages.ts';
import { builtPage, linksOf } from './built-page.ts';
import { orderOf } from './content.ts';
import {
  builtFile,
  builtRoutes,
  demoRoutes,
  dist,
  isEverywhere,
  pageTypes,
  routesIn,
  siteIndex,
} from './routes.ts';

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

test('the built pages are those of the list that the server reads, in every language, and each that is in content/', () => {
  const { pages, notFound } = siteIndex();
  const built = new Set([...builtPages(dist), ...Object.values(notFound)]);
  expect(pages.map(({ path: route }) => route).sort()).toEqual([...built].sort());
  for (const language of languageCodes) {
    const routes = routesIn(language).map(defaultPathOf);
    expect(routes.toSorted(), language).toEqual(routesIn('en').sort());
    expect(routes, language).toEqual(
      expect.arrayContaining([
        ...orderOf('services').map((id) => `/services/${id}`),
        ...orderOf('products').map((id) => `/products/${id}`),
        ...orderOf('galleries').map((id) => `/ready-products/${id}`),
      ]),
    );
  }
});

test('an address that leads nowhere has four ways on, and a mistyped one leads to the page that was meant', async ({
  page,
}) => {
  const main = page.getByRole('main');
  expect((await page.goto('/nothing-like-it'))?.status()).toBe(404);
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByRole('link')).toHaveText(['Home', 'Products', 'Services', 'Contact Us']);
  await page.goto('/services/web-developement');
  await expect(
    page.getByRole('heading', { name: 'Perhaps you were looking for one of these' }),
  ).toBeVisible();
  await main.getByRole('link', { name: /Website & Software/ }).click();
  await expect(page).toHaveURL('/services/web-development');
});

test('no internal link, picture or place is dead', () => {
  const routes = [...builtRoutes(), '/404', '/bn/404'];
  const known = new Set([...routes, ...demoRoutes()]);
  const places = new Map<string, Set<string>>();
  const addresses = routes.flatMap((route) => {
    const page = builtPage(route);
    places.set(route, new Set(page.querySelectorAll('[id]').map(({ id }) => id)));
    const sources = page.querySelectorAll('[src]').map((one) => one.getAttribute('src') ?? '');
    return (
      [...linksOf(page), ...sources]
        // Without network a page leads to itself, whichever address it stands at.
        .filter((address) => !(address === '' && route.endsWith('/offline')))
        .filter((address) => /^[/#]?$|^[/#][^/]/.test(address) && !address.startsWith('/api/'))
        .map((address) => ({ route, address, target: address.split(/[?#]/)[0] || route }))
    );
  });
  expect(addresses.length).toBeGreaterThan(1000);
  const faults = addresses.filter(({ address, target }) => {
    const [, place = ''] = address.split('#');
    if (address === '' || address === '#') return true;
    if (!known.has(target)) return !isFile(path.join(dist, target));
    // A fragment may also name a screen of a demo, or carry words into a form.
    const isPlace = place !== '' && !/^\/|=/.test(place) && places.has(target);
    return isPlace && !places.get(target)?.has(decodeURIComponent(place));
  });
  expect(faults.map(({ route, address }) => `${route} → ${address}`)).toEqual([]);
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
  for (const route of [...pageTypes(), '/404', '/bn/404']) {
    const report = await validator.validateFile(builtFile(route));
    const messages = report.results.flatMap((result) =>
      result.messages.map(
        (message) => `${route}:${message.line} ${message.ruleId}: ${message.message}`,
      ),
    );
    expect(messages).toEqual([]);
  }
});
