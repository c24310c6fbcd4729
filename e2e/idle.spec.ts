import { expect, test } from '@playwright/test';
import { shiftsOver, shiftsWithLateFonts } from './shifts.ts';

test.use({ reducedMotion: 'no-preference' });

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  // The audit leaves every page alone, at three widths.
  test('nothing shifts on a page left alone for a minute', async ({ page }) => {
    test.slow();
    await page.clock.install();
    for (const route of ['/', '/bn/services', '/products/POS', '/bn/about-us', '/contact']) {
      await page.goto(route);
      expect.soft(await shiftsOver(page, 60_000), route).toEqual([]);
    }
  });
});

for (const [width, route] of [
  [360, '/services'],
  [1440, '/'],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test(`fonts that come after ${route} is painted move nothing`, async ({ page }) => {
      expect(await shiftsWithLateFonts(page, route)).toEqual([]);
    });
  });
}
