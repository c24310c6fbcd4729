import { languageCodes, pathIn } from '@nokshi/forms/languages.ts';
import { expect, test } from '@playwright/test';
import { builtRoutes, demoRoutes, inShares, isEverywhere } from './routes.ts';
import {
  fonts,
  pictures,
  shiftsOver,
  shiftsWithDelayedFonts,
  shiftsWithLate,
  shiftsWithLateScripts,
} from './shifts.ts';

test.use({ reducedMotion: 'no-preference' });

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  // The audit leaves every page alone, at three widths.
  test('nothing shifts on a page left alone for a minute', async ({ page }) => {
    await page.clock.install();
    for (const route of ['/bn/services', '/products/POS', '/contact']) {
      await page.goto(route);
      expect.soft(await shiftsOver(page, 60_000), route).toEqual([]);
    }
  });
});

test('fonts that come after a page is painted move nothing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  expect(await shiftsWithLate(page, '/services', fonts)).toEqual([]);
});

/** When the first screens of demos are, until their scripts run: showroom/src/runtime/now.ts. */
const firstMoment = '2026-11-22T06:00:00Z';

/** A masthead over a headline, and a roof over rows, where each of them shows; in the audit every demo at each width. */
const withPictures: Readonly<Record<number, readonly string[]>> = {
  360: ['/bn/demos/sadarghat'],
  768: ['/demos/chilekotha'],
};

for (const width of isEverywhere ? [360, 768, 1440] : [360, 768]) {
  test.describe(`a demo at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('keeps a place for each picture that comes after it is painted', {
      // Letters of a device for Bangla stay when pictures come.
      tag: ['@every-page', '@own-letters'],
    }, async ({ page }) => {
      const routes = isEverywhere ? demoRoutes() : (withPictures[width] ?? []);
      for (const route of routes) {
        // On another day its dates are of another width.
        await page.clock.setFixedTime(firstMoment);
        expect.soft(await shiftsWithLate(page, route, pictures), route).toEqual([]);
        await page.unrouteAll({ behavior: 'wait' });
      }
    });
  });
}

/** Dates stand in their first view, and are not shown until their script runs. */
const withDates = isEverywhere
  ? [
      ...['/demos/langol', '/bn/demos/keora', '/demos/sadarghat', '/demos/dhorla'],
      ...['/demos/gallery-theke', '/bn/demos/nodimatrik'],
    ]
  : ['/demos/langol', '/bn/demos/keora'];

/** The words of a line that follow a date move with its end. */
const isMoreThanALine = (shift: string) => Number.parseFloat(shift) > 0.002;

for (const width of isEverywhere ? [360, 412] : [360]) {
  for (const day of isEverywhere ? ['2026-09-30', '2027-05-07'] : ['2027-05-07']) {
    test(`demos stand still at ${width} px when they open on ${day}`, {
      // A device without letters of its own for Bangla has to wait for ours.
      tag: ['@every-page', '@own-letters'],
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const route of withDates) {
        await page.clock.setFixedTime(`${day}T05:00:00Z`);
        const shifts = await shiftsWithLateScripts(page, route);
        expect.soft(shifts.filter(isMoreThanALine), route).toEqual([]);
        await page.unrouteAll({ behavior: 'wait' });
      }
    });
  }
}

/** Their headings are broken otherwise in the letters of a device than in their own. */
const otherwiseBroken = ['/services/networking', '/ready-products/erp-crp', '/products/ERP'];
const delays = isEverywhere ? [20, 300, 1500, 4000] : [300];
const routes = isEverywhere
  ? builtRoutes()
  : [...otherwiseBroken, ...languageCodes.map((language) => pathIn(language, '/'))];

for (const width of isEverywhere ? [360, 768, 1440] : [360]) {
  for (const [index, some] of inShares(routes, 8).entries()) {
    test(`fonts that are late by any time move nothing at ${width} px, part ${index + 1}`, {
      // A device without letters of its own for Bangla has to wait for ours.
      tag: ['@every-page', '@own-letters'],
    }, async ({ browser }) => {
      for (const route of some) {
        for (const delay of delays) {
          // Nothing is in the cache.
          const context = await browser.newContext({ viewport: { width, height: 900 } });
          const page = await context.newPage();
          const shifts = await shiftsWithDelayedFonts(page, route, delay);
          expect.soft(shifts, `${route}, ${delay} ms`).toEqual([]);
          await context.close();
        }
      }
    });
  }
}
