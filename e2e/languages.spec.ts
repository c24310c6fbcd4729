import { readFileSync } from 'node:fs';
import { defaultPathOf, pathIn } from '@nokshi/forms/languages.ts';
import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { type HTMLElement, parse, TextNode } from 'node-html-parser';
import { latinNumbers } from '../site/src/content/check/latin-digits.ts';
import { answering, openAnswering } from './islands.ts';
import { openInSiteFonts } from './letters.ts';
import { builtFile, routesIn } from './routes.ts';
import { excessOf } from './whole-page.ts';

/** The language that an element is in. */
const languageOf = (element: HTMLElement) => element.closest('[lang]')?.getAttribute('lang');

const languageSwitch = (page: Page) =>
  page.getByRole('navigation', { name: /^(Language|ভাষা)$/, exact: true });
const link = (page: Page) => languageSwitch(page).getByRole('link');

/** What the switch of a page says without any script, and where its one link leads. */
async function switchOf(request: APIRequestContext, path: string) {
  const response = await request.get(path, { maxRedirects: 0 });
  expect(response.status(), path).toBe(200);
  const document = parse(await response.text());
  const name = /^(Language|ভাষা)$/;
  const parts = document
    .querySelectorAll('nav')
    .filter((nav) => name.test(nav.getAttribute('aria-label') ?? ''));
  expect(parts, path).toHaveLength(1);
  const links = parts.flatMap((nav) => nav.querySelectorAll('a'));
  expect(links, path).toHaveLength(1);
  const [own] = links;
  return {
    page: document.querySelector('html')?.getAttribute('lang'),
    current: parts[0]?.querySelector('[aria-current]')?.textContent.trim(),
    text: own?.textContent.trim(),
    lang: own?.getAttribute('lang'),
    hreflang: own?.getAttribute('hreflang'),
    href: own?.getAttribute('href'),
  };
}

test('the switch on every page names the other language and leads to its twin', async ({
  request,
}) => {
  const english = { text: 'English', lang: 'en', hreflang: 'en' };
  const bangla = { text: 'বাংলা', lang: 'bn', hreflang: 'bn' };
  for (const path of routesIn('en')) {
    const twin = pathIn('bn', path);
    expect(await switchOf(request, path), path).toEqual({
      page: 'en',
      current: english.text,
      ...bangla,
      href: twin,
    });
    expect(await switchOf(request, twin), twin).toEqual({
      page: 'bn',
      current: bangla.text,
      ...english,
      href: path,
    });
  }
});

/** Which families of fonts for Bangla a page has fetched, once all it asks for are there. */
const banglaFonts = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const families = [...document.fonts]
      .filter(({ status }) => status !== 'unloaded')
      .map(({ family }) => /Bangla (?:heading|text)/.exec(family)?.[0])
      .filter((family) => family !== undefined);
    return [...new Set(families)].sort();
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/', '/products/POS']) {
    test(`the switch on ${path} leads to its twin and back`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(link(page)).toHaveText('বাংলা');
      await link(page).click();
      await expect(page).toHaveURL(pathIn('bn', path));
      await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
      await expect(link(page)).toHaveText('English');
      await link(page).click();
      await expect(page).toHaveURL(defaultPathOf(pathIn('bn', path)));
    });
  }

  test('from an address that leads nowhere, the switch leads home', async ({ page }) => {
    await page.goto('/bn/no-such-page');
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
    await expect(link(page)).toHaveAttribute('href', '/');
    await page.goto('/no-such-page');
    await expect(link(page)).toHaveAttribute('href', '/bn');
  });
});

/** Presses what is in view as a finger does; a locator would scroll to what is sticky first. */
async function pressWhereItStands(page: Page, target: Locator) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
  await page.mouse.click(x + width / 2, y + height / 2);
}

test.describe('the switch keeps the place', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('that an address names', async ({ page }) => {
    const question = '#how-long-does-it-take';
    await openAnswering(page, `/faq${question}`);
    await link(page).click();
    await expect(page).toHaveURL(`/bn/faq${question}`);
    await expect(page.locator(question)).toBeInViewport();
    await answering(page);
    await link(page).click();
    await expect(page).toHaveURL(`/faq${question}`);
    await expect(page.locator(question)).toBeInViewport();
  });

  for (const [path, place] of [
    ['/', '#projects'],
    ['/contact', '#offices'],
  ] as const) {
    test(`on ${path} at ${place} that is being read, and nothing moves afterwards`, async ({
      page,
    }) => {
      await openAnswering(page, path);
      await page.locator(place).evaluate((heading) => {
        heading.scrollIntoView({ block: 'start' });
      });
      await pressWhereItStands(page, link(page));
      await expect(page).toHaveURL(new RegExp(`^[^#]+/bn[^#]*${place}$`));
      const heading = page.locator(place);
      await expect(heading).toBeInViewport();
      const top = (await heading.boundingBox())?.y;
      await page.waitForLoadState('networkidle');
      expect((await heading.boundingBox())?.y).toBe(top);
    });
  }

  test('not on a page that nobody has scrolled', async ({ page }) => {
    await page.goto('/');
    await link(page).click();
    await expect(page).toHaveURL('/bn');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

test('a Bangla page writes its numbers in Bangla digits, save for codes', () => {
  for (const path of routesIn('bn')) {
    const document = parse(readFileSync(builtFile(path), 'utf8'));
    for (const unread of document.querySelectorAll('script, style, template')) unread.remove();
    const isBangla = (element: HTMLElement) => languageOf(element) === 'bn';
    const elements = document.querySelectorAll('body *').filter(isBangla);
    const texts = elements.flatMap((element) => [
      ...element.childNodes.flatMap((node) => (node instanceof TextNode ? node.text : [])),
      ...['alt', 'aria-label', 'placeholder', 'title'].flatMap(
        (name) => element.getAttribute(name) ?? [],
      ),
    ]);
    expect(texts.length, path).toBeGreaterThan(20);
    const latin = texts.filter((text) => latinNumbers(text, 'bn').length > 0);
    expect(latin, path).toEqual([]);
  }
});

test('the language a browser asks for moves nobody', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'bn-BD', ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/contact');
  await expect(page).toHaveURL('/contact');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await context.close();
});

test('the name of the other language fetches no font of its script', async ({ page }) => {
  for (const path of ['/', '/contact']) {
    await page.goto(path);
    await expect(link(page)).toHaveText('বাংলা');
    expect(await banglaFonts(page), path).toEqual([]);
  }
});

test('a Bangla page has its fonts, and their conjuncts', { tag: '@all-letters' }, async ({
  page,
}) => {
  await openInSiteFonts(page, '/bn');
  expect(await banglaFonts(page)).toEqual(['Bangla heading', 'Bangla text']);
  const widths = await page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) throw new Error('no canvas');
    const widthIn = (font: string, text: string) => {
      canvas.font = font;
      return canvas.measureText(text).width;
    };
    const style = getComputedStyle(document.body).fontFamily;
    const heading = getComputedStyle(document.querySelector('h2') ?? document.body).fontFamily;
    const pairs: { together: number; apart: number }[] = [];
    for (const font of [`400 100px ${style}`, `700 100px ${heading}`]) {
      for (const [first = '', second = ''] of [
        ['ক', 'ষ'],
        ['জ', 'ঞ'],
        ['ঙ', 'গ'],
        ['ষ', 'ঠ'],
      ]) {
        pairs.push({
          together: widthIn(font, `${first}্${second}`),
          apart: widthIn(font, `${first}্\u200C${second}`),
        });
      }
    }
    return pairs;
  });
  for (const { together, apart } of widths) expect(together).toBeLessThan(apart);
});

test('dates, times and years take the digits of the language', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-02-03T10:00:00Z'));
  await page.goto('/bn/products/POS');
  await expect(page.getByRole('contentinfo').getByText(/© ২০৩১/)).toBeVisible();
  await expect(page.locator('main time').first()).toHaveText(/^\p{L}[\p{L}\p{M}]+ [০-৯]/u);
  await page.goto('/bn/privacy-policy');
  await expect(page.locator('main time').first()).toHaveText(
    /^[০-৯]{1,2} [\p{L}\p{M}]+ ২০২[০-৯]$/u,
  );
});

test('at 320 px the switch can be seen, and nothing scrolls sideways', {
  tag: '@all-letters',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ['/', '/bn', '/bn/products/POS', '/bn/contact', '/bn/faq', '/bn/services']) {
    await page.goto(path);
    await expect(link(page)).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => document.fonts.ready);
    expect(await excessOf(page), path).toBeLessThanOrEqual(0);
  }
});

test('at 320 px nothing scrolls sideways while the letters of the other language are on their way', {
  tag: '@no-letters',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const built = readFileSync(builtFile('/thank-you'), 'utf8');
  const [, file = ''] = /"Language names[^}]*url\("?([^")]+)/.exec(built) ?? [];
  expect(file).toMatch(/\.woff2$/);
  await page.route(`**${file}`, (font) => font.abort());
  await page.goto('/thank-you');
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
