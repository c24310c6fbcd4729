import { languageCodes, pathIn } from '@nokshi/forms/languages.ts';
import { chromium, expect, test } from '@playwright/test';
import { browserOptions } from '../toolchain/browser.mjs';
import { inShares, kindsByTurns } from './routes.ts';
import { excessOf } from './whole-page.ts';

const shares = inShares(kindsByTurns(), 12);

/** What is wider than the window, in letters of so many pixels where 16 are usual. */
async function wider(
  size: number,
  routes: readonly string[],
  widths: readonly number[],
  baseURL: string | undefined,
): Promise<string[]> {
  // The setting of the browser itself, by which media queries go, too.
  const browser = await chromium.launch(browserOptions(`--blink-settings=defaultFontSize=${size}`));
  const page = await browser.newPage({ reducedMotion: 'reduce', ...(baseURL && { baseURL }) });
  const sideways: string[] = [];
  for (const route of routes) {
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    if (route.includes('?')) await expect(page.getByRole('article')).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 640 });
      const excess = await excessOf(page);
      if (excess > 0) sideways.push(`${route} at ${width} px by ${excess} px`);
    }
  }
  await browser.close();
  return sideways;
}

for (const [index, routes] of shares.entries()) {
  test(`letters twice as large widen no page, part ${index + 1} of ${shares.length}`, {
    tag: ['@every-page', '@no-letters'],
  }, async ({ baseURL }) => {
    test.slow();
    expect(await wider(32, routes, [360, 640, 1280], baseURL)).toEqual([]);
  });
}

// A wrong number is said where it was typed, as long as it is.
const offers = ['product=POS&branches=500', `product=ERP&users=900&rows=${'9'.repeat(60)}`];
const withOffers = languageCodes.flatMap((language) => [
  pathIn(language, '/'),
  ...offers.map((query) => `${pathIn(language, '/price')}?${query}`),
]);
for (const size of [16, 20, 24, 32]) {
  test(`letters of ${size} px widen no offer on a phone`, { tag: '@no-letters' }, async ({
    baseURL,
  }) => {
    expect(await wider(size, withOffers, [320, 360], baseURL)).toEqual([]);
  });
}
