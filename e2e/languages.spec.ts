import { readFileSync } from 'node:fs';
import { pathIn } from '@nokshi/forms/languages.ts';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { type HTMLElement, TextNode } from 'node-html-parser';
import { latinNumbers } from '../site/src/content/check/latin-digits.ts';
import { allWords, builtPage } from './built-page.ts';
import { openInSiteFonts } from './fonts.ts';
import { openAnswering } from './islands.ts';
import { builtFile, routesIn } from './routes.ts';

/** The language that an element is in. */
const languageOf = (element: HTMLElement) => element.closest('[lang]')?.getAttribute('lang');

const name = /^(Language|ভাষা)$/;
const link = (page: Page) => page.getByRole('navigation', { name }).getByRole('link');

test('the switch on every page names the other language and leads to its twin, or home from nowhere', () => {
  const languages = { en: 'English', bn: 'বাংলা' };
  const pages = routesIn('en').map((path) => ({ en: path, bn: pathIn('bn', path), home: path }));
  for (const { en, bn, home } of [...pages, { en: '/404', bn: '/bn/404', home: '/' }]) {
    for (const [own, other] of [
      ['en', 'bn'],
      ['bn', 'en'],
    ] as const) {
      const route = own === 'en' ? en : bn;
      const page = builtPage(route);
      expect(page.querySelector('html')?.getAttribute('lang'), route).toBe(own);
      const parts = page
        .querySelectorAll('nav')
        .filter((part) => name.test(part.getAttribute('aria-label') ?? ''));
      expect(parts, route).toHaveLength(1);
      const current = parts.flatMap((part) => part.querySelectorAll('[aria-current]'));
      expect(allWords(current), route).toEqual([languages[own]]);
      const links = parts.flatMap((part) => part.querySelectorAll('a'));
      expect(allWords(links), route).toEqual([languages[other]]);
      for (const attribute of ['lang', 'hreflang'])
        expect(links[0]?.getAttribute(attribute), route).toBe(other);
      expect(links[0]?.getAttribute('href'), route).toBe(pathIn(other, home));
    }
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

/** Presses what is in view as a finger does; a locator would scroll to what is sticky first. */
async function pressWhereItStands(page: Page, target: Locator) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
  await page.mouse.click(x + width / 2, y + height / 2);
}

test.describe('the switch keeps the place', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('that an address names, and none on a page that nobody has scrolled', async ({ page }) => {
    const question = '#how-long-does-it-take';
    await openAnswering(page, `/faq${question}`);
    await link(page).click();
    await expect(page).toHaveURL(`/bn/faq${question}`);
    await expect(page.locator(question)).toBeInViewport();
    await page.goto('/');
    await link(page).click();
    await expect(page).toHaveURL('/bn');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('that is being read, and nothing moves afterwards', async ({ page }) => {
    for (const [path, place] of [
      ['/', '#projects'],
      ['/contact', '#offices'],
    ] as const) {
      await openAnswering(page, path);
      const heading = page.locator(place);
      await heading.evaluate((element) => element.scrollIntoView({ block: 'start' }));
      await pressWhereItStands(page, link(page));
      await expect(page).toHaveURL(new RegExp(`^[^#]+/bn[^#]*${place}$`));
      await expect(heading).toBeInViewport();
      const top = (await heading.boundingBox())?.y;
      await page.waitForLoadState('networkidle');
      expect((await heading.boundingBox())?.y).toBe(top);
    }
  });
});

test('a Bangla page writes its numbers in Bangla digits, save for codes', () => {
  for (const path of routesIn('bn')) {
    const document = builtPage(path);
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

test('a Bangla page has its fonts, and their conjuncts', { tag: '@all-fonts' }, async ({
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
