import { chromium, expect, test } from '@playwright/test';
import { browserOptions } from '../toolchain/browser.mjs';
import { inShares, kindsByTurns } from './routes.ts';

const shares = inShares(kindsByTurns(), 12);
for (const [index, routes] of shares.entries()) {
  test(`letters twice as large widen no page, part ${index + 1} of ${shares.length}`, {
    tag: ['@every-page', '@no-letters'],
  }, async ({ baseURL }) => {
    test.slow();
    // The setting of the browser itself, by which media queries go, too.
    const browser = await chromium.launch(browserOptions('--blink-settings=defaultFontSize=32'));
    const page = await browser.newPage({ reducedMotion: 'reduce', ...(baseURL && { baseURL }) });
    const sideways: string[] = [];
    for (const route of routes) {
      await page.goto(route, { waitUntil: 'domcontentloaded' });
      for (const width of [360, 640, 1280]) {
        await page.setViewportSize({ width, height: 640 });
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (excess > 0) sideways.push(`${route} at ${width} px by ${excess} px`);
      }
    }
    await browser.close();
    expect(sideways).toEqual([]);
  });
}
