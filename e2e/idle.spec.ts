import { expect, test } from '@playwright/test';
import { inShares, isEverywhere, kindsByTurns } from './routes.ts';
import { shiftsOver, shiftsWithLateFonts } from './shifts.ts';

test.use({ reducedMotion: 'no-preference' });

const shares = inShares(kindsByTurns(), 6);
for (const width of isEverywhere ? [360, 768, 1440] : [360]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const [index, routes] of shares.entries()) {
      test(`nothing shifts on a page left alone for a minute, part ${index + 1} of ${shares.length}`, async ({
        page,
      }) => {
        test.slow();
        await page.clock.install();
        for (const route of routes) {
          await page.goto(route);
          expect.soft(await shiftsOver(page, 60_000), route).toEqual([]);
        }
      });
    }
  });
}

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
