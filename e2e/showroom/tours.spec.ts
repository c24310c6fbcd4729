import { expect, test } from '@playwright/test';
import { demoData } from '../../showroom/src/demo/read-demos.ts';
import { demoSchema } from '../../showroom/src/engines/engines.ts';
import { roleName } from '../../showroom/src/shell/roles.ts';
import { expectAccessible } from '../accessible.ts';
import { entriesOf } from '../content.ts';
import { complaintsOf } from '../looks/policy.ts';
import { demoRoutes, isEverywhere } from '../routes.ts';
import { main, openDemo, press } from './demo.ts';
import { tours } from './tours.ts';

/** A demo's own tour, or its first screen where nobody has written one yet. */
const tourOf = (demo: string) => Object.entries(tours[demo] ?? { everybody: ['/'] });

const demoNames = demoRoutes()
  .filter((route) => route.startsWith('/demos/'))
  .map((route) => route.slice('/demos/'.length));

test('each tour leads through a demo, and each shown login opens a screen of one', () => {
  expect(demoNames).toEqual(expect.arrayContaining(Object.keys(tours)));
  for (const { id, cards, credentials } of entriesOf('galleries')) {
    const demos = cards.flatMap(({ demo }) => demo ?? []);
    const shown = credentials.map(({ role }) => role).sort();
    const roles = demos.flatMap((demo) => tourOf(demo).map(([role]) => role));
    const seen = [...new Set(roles)].filter((role) => role !== 'everybody').sort();
    const isToured = demos.every((demo) => tours[demo]);
    expect(seen, id).toEqual(isToured ? shown : shown.filter((role) => seen.includes(role)));
  }
});

test('each task says a screen of the tour where it is done', () => {
  for (const [demo, tour] of Object.entries(tours)) {
    const screens = Object.values(tour).flat();
    const { tasks } = demoData(demo, demoSchema);
    for (const { at = '' } of tasks) expect(screens, demo).toContain(`/${at}`);
  }
});

if (isEverywhere) {
  for (const demo of demoNames) {
    for (const width of [360, 1280]) {
      test(`${demo}: axe finds nothing on its screens, which fit ${width} px`, {
        tag: '@every-page',
      }, async ({ page }) => {
        const complaints = complaintsOf(page);
        await page.setViewportSize({ width, height: 800 });
        for (const [role, screens] of tourOf(demo)) {
          for (const screen of screens) {
            await test.step(`${screen} as ${role}`, async () => {
              // Somebody who comes anew: the login lies in the storage of the tab.
              await page.goto('/robots.txt');
              await page.evaluate(() => sessionStorage.clear());
              await openDemo(page, `/demos/${demo}#${screen}`);
              if (role !== 'everybody') {
                await press(page, `Log in as ${roleName(role, 'en')}`);
                await expect(page.getByRole('button', { name: /^Log out/ })).toBeAttached();
              }
              await expect(main(page)).not.toBeEmpty();
              await expectAccessible(page);
            });
          }
        }
        expect(complaints).toEqual([]);
      });
    }
  }
}
