import { expect, test } from '@playwright/test';
import { appearances, findings, namedStates, type Scheme } from './accessibility-checks.ts';
import { inShares, isEverywhere, kinds } from './routes.ts';
import { states } from './states.ts';

/** In `npm test` pages are looked at when they are opened for all else, too: every-kind.spec.ts. */
const shares = isEverywhere ? inShares(kinds(), 5) : [];

const look = (width: number, scheme: Scheme) => ({
  viewport: { width, height: 800 },
  colorScheme: scheme,
});

/** In `npm test` each page and state is checked in one of the appearances; the audit checks all. */
const isChecked = (index: number, scheme: Scheme) =>
  isEverywhere || (index % 2 === 0) === (scheme === 'light');

test('the statement names exactly the states that are checked', () => {
  expect(namedStates.map(({ id }) => id)).toEqual(Object.keys(states));
});

for (const { width, scheme } of appearances) {
  test.describe(`at ${width} px, ${scheme}`, () => {
    test.use(look(width, scheme));

    for (const [index, some] of shares.entries()) {
      test(`axe finds nothing on the pages, part ${index + 1} of ${shares.length}`, async ({
        page,
      }) => {
        test.slow();
        for (const route of some) {
          await page.goto(route);
          expect.soft(await findings(page), route).toEqual([]);
        }
      });
    }

    for (const [index, [name, { screen, ways }]] of Object.entries(states).entries()) {
      if (screen === 'phone' ? width > 600 : !isChecked(index, scheme)) continue;
      test(`axe finds nothing in the state ${name}`, async ({ page }) => {
        test.slow();
        // In `npm test` one way to open it.
        for (const open of isEverywhere ? ways : ways.slice(-1)) {
          await open(page);
          expect.soft(await findings(page), name).toEqual([]);
        }
      });
    }
  });
}
