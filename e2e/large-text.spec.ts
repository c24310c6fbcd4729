import { languageCodes, pathIn } from '@nokshi/forms/languages.ts';
import { chromium, expect, type Page, test } from '@playwright/test';
import { browserOptions } from '../toolchain/browser.mjs';
import { inShares, kindsByTurns } from './routes.ts';
import { excessOf } from './whole-page.ts';

const shares = inShares(kindsByTurns(), 12);

/** Words of headings that are parted over two lines, at another place than a hyphen. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const broken: string[] = [];
    for (const heading of document.querySelectorAll('main :is(h1, h2, h3, h4)')) {
      if (!heading.checkVisibility() || heading.closest('.visually-hidden')) continue;
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (text.parentElement?.closest('.visually-hidden')) continue;
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s\u2060/–—-]+/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(word);
        }
      }
    }
    return broken;
  });

/** What is wider than the window or broken, in letters of so many pixels where 16 are usual. */
async function faults(
  size: number,
  routes: readonly string[],
  widths: readonly number[],
  baseURL: string | undefined,
): Promise<string[]> {
  // The setting of the browser itself, by which media queries go, too.
  const browser = await chromium.launch(browserOptions(`--blink-settings=defaultFontSize=${size}`));
  const page = await browser.newPage({ reducedMotion: 'reduce', ...(baseURL && { baseURL }) });
  const found: string[] = [];
  for (const route of routes) {
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    if (route.includes('?')) await expect(page.getByRole('article')).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 640 });
      const excess = await excessOf(page);
      if (excess > 0) found.push(`${route} at ${width} px by ${excess} px`);
      if (width < 360) continue;
      for (const word of await brokenWords(page)) found.push(`${route} at ${width} px: ${word}`);
    }
  }
  await browser.close();
  return found;
}

for (const [index, routes] of shares.entries()) {
  test(`letters twice as large widen no page and break no word of a heading, part ${index + 1} of ${shares.length}`, {
    tag: ['@every-page', '@no-letters'],
  }, async ({ baseURL }) => {
    test.slow();
    expect(await faults(32, routes, [360, 640, 1280], baseURL)).toEqual([]);
  });
}

// A wrong number is said where it was typed, as long as it is.
const offers = ['product=POS&branches=500', `product=ERP&users=900&rows=${'9'.repeat(60)}`];
const withOffers = languageCodes.flatMap((language) => [
  pathIn(language, '/'),
  ...offers.map((query) => `${pathIn(language, '/price')}?${query}`),
]);
for (const size of [16, 20, 24, 32]) {
  test(`letters of ${size} px widen no offer on a phone, and break no word of its headings`, {
    tag: '@no-letters',
  }, async ({ baseURL }) => {
    expect(await faults(size, withOffers, [320, 360], baseURL)).toEqual([]);
  });
}
