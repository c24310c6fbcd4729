import { expect, type Page, test } from '@playwright/test';
import { findings } from '../accessibility-checks.ts';
import { entriesOf } from '../content.ts';
import { demoRoutes, isEverywhere } from '../routes.ts';
import { complaintsOf, openDemo } from './demo.ts';
import type { Screen } from './tours/tour.ts';
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
      .getByRole('button', { name: `Log in as ${role}`, exact: true })
      .first()
      .click();
    await expect(page.getByRole('button', { name: `Log out (${role})` })).toBeVisible();
  }
  await open?.(page);
}

test('there is a tour through each demo, and each shown login opens a screen of one', () => {
  const names = demoRoutes()
    .filter((route) => route.startsWith('/demos/'))
    .map((route) => route.slice('/demos/'.length));
  expect(Object.keys(tours).sort()).toEqual(names.sort());
  for (const { id, cards, credentials } of galleries) {
    const screens = cards.flatMap(({ demo }) => (demo && tours[demo]?.screens) || []);
    expect(rolesOf(screens).sort(), id).toEqual(credentials.map(({ role }) => role).sort());
  }
});

if (isEverywhere) {
  for (const [demo, { screens, firstTask }] of Object.entries(tours)) {
    test.describe(demo, { tag: '@every-page' }, () => {
      test('its first task is done as a visitor would', async ({ page }) => {
        const complaints = complaintsOf(page);
        await openDemo(page, `/demos/${demo}`);
        await firstTask(page);
        const tasks = page.getByRole('region', { name: 'Three things to try' });
        await expect(tasks.locator('li').first()).toHaveAttribute('data-done');
        expect(complaints).toEqual([]);
      });

      for (const width of [360, 1280]) {
        test(`axe finds nothing on its screens, which fit ${width} px`, async ({ page }) => {
          test.slow();
          const complaints = complaintsOf(page);
          await page.setViewportSize({ width, height: 800 });
          for (const screen of screens) {
            await openScreen(page, demo, screen);
            const excess = await page.evaluate(
              () => document.documentElement.scrollWidth - innerWidth,
            );
            expect.soft(excess, screen.hash).toBeLessThanOrEqual(0);
            expect.soft(await findings(page), screen.hash).toEqual([]);
          }
          expect(complaints).toEqual([]);
        });
      }
    });
  }
}
