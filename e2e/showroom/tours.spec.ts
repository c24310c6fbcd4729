import { expect, type Page, test } from '@playwright/test';
import { roleName } from '../../showroom/src/frame/role-names.ts';
import { findings } from '../accessibility-checks.ts';
import { entriesOf } from '../content.ts';
import { demoRoutes, isEverywhere } from '../routes.ts';
import { excessOf } from '../whole-page.ts';
import { complaintsOf, openDemo } from './demo.ts';
import type { Screen, Tour } from './tours/tour.ts';
import { tours } from './tours/tours.ts';

const galleries = entriesOf('galleries');
const rolesOf = (screens: readonly Screen[]) => [
  ...new Set(screens.flatMap(({ role }) => role ?? [])),
];

/** Opens a screen as whoever may see it, logged in by one press where its address asks for it. */
async function openScreen(page: Page, demo: string, { hash, role, open }: Screen) {
  // A demo begins anew: its state lies in the storage of the page, the login in that of the tab.
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await openDemo(page, `/demos/${demo}${hash}`);
  if (role) {
    await page
      .getByRole('button', { name: `Log in as ${roleName(role, 'en')}`, exact: true })
      .first()
      .click();
    await expect(
      page.getByRole('button', { name: `Log out (${roleName(role, 'en')})` }),
    ).toBeVisible();
  }
  await open?.(page);
}

/** The tour of a demo: its own, or its first screen where nobody has written one yet. */
const tourOf = (demo: string): Tour => tours[demo] ?? { screens: [{ hash: '' }] };

const demoNames = demoRoutes()
  .filter((route) => route.startsWith('/demos/'))
  .map((route) => route.slice('/demos/'.length));

test('each tour leads through a demo, and each shown login opens a screen of one', () => {
  expect(demoNames).toEqual(expect.arrayContaining(Object.keys(tours)));
  for (const { id, cards, credentials } of galleries) {
    const demos = cards.flatMap(({ demo }) => demo ?? []);
    const shown = credentials.map(({ role }) => role).sort();
    const seen = rolesOf(demos.flatMap((demo) => tourOf(demo).screens)).sort();
    const isToured = demos.every((demo) => tours[demo]);
    expect(seen, id).toEqual(isToured ? shown : shown.filter((role) => seen.includes(role)));
  }
});

if (isEverywhere) {
  for (const demo of demoNames) {
    const { screens, firstTask } = tourOf(demo);
    test.describe(demo, { tag: '@every-page' }, () => {
      if (firstTask) {
        test('its first task is done as a visitor would', async ({ page }) => {
          const complaints = complaintsOf(page);
          await openDemo(page, `/demos/${demo}`);
          await firstTask(page);
          const tasks = page.getByRole('region', { name: 'Three things to try' });
          await expect(tasks.locator('li').first()).toHaveAttribute('data-done');
          expect(complaints).toEqual([]);
        });
      }

      for (const width of [360, 1280]) {
        test(`axe finds nothing on its screens, which fit ${width} px`, async ({ page }) => {
          test.slow();
          const complaints = complaintsOf(page);
          await page.setViewportSize({ width, height: 800 });
          for (const screen of screens) {
            await openScreen(page, demo, screen);
            expect.soft(await excessOf(page), screen.hash).toBeLessThanOrEqual(0);
            expect.soft(await findings(page), screen.hash).toEqual([]);
          }
          expect(complaints).toEqual([]);
        });
      }
    });
  }
}
