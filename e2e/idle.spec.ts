import { languageCodes, pathIn } from '@nokshi/forms/languages.ts';
import { expect, test } from '@playwright/test';
import { builtRoutes, demoRoutes, inShares, isEverywhere } from './routes.ts';
import { fonts, pictures, shiftsOver, shiftsWithLate, shiftsWithLateScripts } from './shifts.ts';

test.use({ reducedMotion: 'no-preference' });

// The audit leaves every page alone, at three widths.
test('nothing shifts on a page left alone for a minute', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.clock.install();
  for (const route of ['/bn/services', '/products/POS', '/contact']) {
    await page.goto(route);
    expect.soft(await shiftsOver(page, 60_000), route).toEqual([]);
  }
});

/** When the first screens of demos are, until their scripts run: showroom/src/runtime/now.ts. */
const firstMoment = '2026-11-22T06:00:00Z';

/** A masthead over a headline, and a roof over rows, where each of them shows; in the audit every demo at each width. */
const withPictures: Readonly<Record<number, readonly string[]>> = isEverywhere
  ? { 360: demoRoutes(), 768: demoRoutes(), 1440: demoRoutes() }
  : { 360: ['/bn/demos/sadarghat'], 768: ['/demos/chilekotha'] };

test('a demo keeps a place for each picture that comes after it is painted', {
  // Letters of a device for Bangla stay when pictures come.
  tag: ['@every-page', '@own-fonts'],
}, async ({ page }) => {
  test.slow(isEverywhere);
  for (const [width, routes] of Object.entries(withPictures)) {
    await page.setViewportSize({ width: Number(width), height: 900 });
    for (const route of routes) {
      // On another day its dates are of another width.
      await page.clock.setFixedTime(firstMoment);
      expect.soft(await shiftsWithLate(page, route, pictures), `${route}, ${width} px`).toEqual([]);
    }
  }
});

/** Dates stand in their first view, and are not shown until their script runs. */
const withDates = ['/demos/langol', '/bn/demos/keora'];
const withDatesInTheAudit = [
  ...['/demos/sadarghat', '/demos/dhorla', '/demos/gallery-theke', '/bn/demos/nodimatrik'],
  ...withDates,
];

/** The words of a line that follow a date move with its end. */
const isMoreThanALine = (shift: string) => Number.parseFloat(shift) > 0.002;

for (const day of isEverywhere ? ['2026-09-30', '2027-05-07'] : ['2027-05-07']) {
  test(`demos stand still when they open on ${day}`, {
    // A device without letters of its own for Bangla has to wait for ours.
    tag: ['@every-page', '@own-fonts'],
  }, async ({ page }) => {
    for (const width of isEverywhere ? [360, 412] : [360]) {
      await page.setViewportSize({ width, height: 900 });
      for (const route of isEverywhere ? withDatesInTheAudit : withDates) {
        await page.clock.setFixedTime(`${day}T05:00:00Z`);
        const shifts = await shiftsWithLateScripts(page, route);
        expect.soft(shifts.filter(isMoreThanALine), `${route}, ${width} px`).toEqual([]);
      }
    }
  });
}

/** Their headings are broken otherwise in the letters of a device than in their own. */
const otherwiseBroken = ['/services/networking', '/ready-products/erp-crp', '/products/ERP'];
const homes = languageCodes.map((language) => pathIn(language, '/'));
/** Milliseconds after which fonts come; in `npm test` once the page is painted without them. */
const delays = isEverywhere ? [20, 300, 1500, 4000] : [undefined];

for (const width of isEverywhere ? [360, 768, 1440] : [360]) {
  const routes = isEverywhere ? builtRoutes() : [...otherwiseBroken, ...homes];
  for (const [index, some] of inShares(routes, 8).entries()) {
    test(`fonts that are late move nothing at ${width} px, part ${index + 1}`, {
      // A device without letters of its own for Bangla has to wait for ours.
      tag: ['@every-page', '@own-fonts'],
    }, async ({ browser }) => {
      for (const route of some) {
        for (const delay of delays) {
          // Nothing is in the cache.
          const context = await browser.newContext({ viewport: { width, height: 900 } });
          const page = await context.newPage();
          const shifts = await shiftsWithLate(page, route, fonts, delay);
          expect.soft(shifts, `${route}, ${delay} ms`).toEqual([]);
          await context.close();
        }
      }
    });
  }
}
