import { statSync } from 'node:fs';
import { languageCodes } from '@nokshi/forms/languages.ts';
import { expect, test } from '@playwright/test';
import { builtFile, builtRoutes, demoRoutes, inShares, isEverywhere, kindsIn } from './routes.ts';
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
      expect(await shiftsWithLate(page, route, fonts)).toEqual([]);
    });
  });
}

/** A logo, a masthead over a headline, a roof over rows, and a mascot beside words, where each of them shows. */
const withPictures: Readonly<Record<number, readonly string[]>> = {
  360: ['/demos/dhape-dhape'],
  768: ['/bn/demos/sadarghat', '/demos/chilekotha'],
  1440: ['/bn/demos/shobuj-tota'],
};

for (const width of [360, 768, 1440]) {
  test.describe(`a demo at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('keeps a place for each picture that comes after it is painted', {
      // Letters of a device for Bangla stay when pictures come.
      tag: ['@every-page', '@own-letters'],
    }, async ({ page }) => {
      const routes = isEverywhere ? demoRoutes() : (withPictures[width] ?? []);
      test.setTimeout(routes.length * 20_000);
      for (const route of routes) {
        // Its dates are those of the build until its script runs, and of another width on another day.
        await page.clock.setFixedTime(statSync(builtFile(route)).mtime);
        expect.soft(await shiftsWithLate(page, route, pictures), route).toEqual([]);
        await page.unrouteAll({ behavior: 'wait' });
      }
    });
  });
}

/** Dates stand in their first view, and are those of the build until their script runs. */
const withDates = [
  ...['/demos/langol', '/bn/demos/keora', '/demos/sadarghat', '/demos/dhorla'],
  ...['/demos/gallery-theke', '/bn/demos/nodimatrik'],
];

/** The words of a line that follow a date move with its end. */
const isMoreThanALine = (shift: string) => Number.parseFloat(shift) > 0.002;

for (const width of [360, 412]) {
  for (const day of ['2026-09-30', '2027-05-07']) {
    test(`demos stand still at ${width} px when they open on ${day}, not on the day of the build`, {
      // A device without letters of its own for Bangla has to wait for ours.
      tag: ['@every-page', '@own-letters'],
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      test.setTimeout(withDates.length * 20_000);
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
  : [...new Set([...otherwiseBroken, ...languageCodes.flatMap(kindsIn)])];

for (const width of isEverywhere ? [360, 768, 1440] : [360]) {
  for (const [index, some] of inShares(routes, 8).entries()) {
    test(`fonts that are late by any time move nothing at ${width} px, part ${index + 1}`, {
      // A device without letters of its own for Bangla has to wait for ours.
      tag: ['@every-page', '@own-letters'],
    }, async ({ browser }) => {
      test.setTimeout(some.length * delays.length * 20_000);
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
