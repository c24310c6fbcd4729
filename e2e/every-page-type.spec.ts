import { defaultPathOf } from '@nokshi/forms/languages.ts';
import { expect, type Page, test } from '@playwright/test';
import { appearances, findings } from './accessibility-checks.ts';
import { answerForMap } from './foreign-map.ts';
import { hydrateIslands } from './islands.ts';
import { faultsAtWidth } from './looks/at-width.ts';
import { brokenWords, setFontSize } from './looks/headings.ts';
import { leftBehind, mapOrigin, policyFaults, watch } from './looks/policy.ts';
import { smallTargets } from './looks/targets.ts';
import { isEverywhere, pageTypesByTurns } from './routes.ts';
import { excessOf } from './whole-page.ts';

const widths = isEverywhere
  ? [320, 360, 480, 768, 960, 1024, 1280, 1440, 1920]
  : [320, 360, 768, 1440];

const notFound = ['/no-such-page', '/bn/no-such-page'];

/** A wrong number is said where it was typed, as long as it is. */
const offers = ['/price?product=POS&branches=500', `/bn/price?product=ERP&rows=${'9'.repeat(60)}`];

/** The fault of a page in letters twice as large, at some widths. */
async function faultsInLargeText(page: Page, widths: readonly number[]): Promise<string[]> {
  const faults: string[] = [];
  await setFontSize(page, 32);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 640 });
    const excess = await excessOf(page);
    if (excess > 0) faults.push(`at ${width} px by ${excess} px`);
    if (width < 360) continue;
    for (const word of await brokenWords(page)) faults.push(`at ${width} px: ${word}`);
  }
  await setFontSize(page, 16);
  return faults;
}

// Each page is opened once for all that can be seen without doing anything on it: what it asks for and keeps, how it
// is laid out at each width, in large letters, how large its targets are, and what axe finds.
for (const [index, route] of [...pageTypesByTurns(), ...notFound, ...offers].entries()) {
  // The languages go by turns, so the letters of the device go by turns of two.
  const letters = ['@no-letters', '@own-fonts'][Math.floor(index / 2) % 2] ?? '@no-letters';
  test(`${route} keeps to itself, fits its window and can be read and pressed`, {
    tag: ['@every-page', isEverywhere ? '@all-fonts' : letters],
  }, async ({ page, baseURL }) => {
    const path = defaultPathOf(route.replace(/\?.*/, ''));
    const isContact = path === '/contact';
    const complaints = watch(page, baseURL);
    if (isContact) await answerForMap(page);
    const answer = await page.goto(route);
    expect.soft(policyFaults(answer, isContact), 'its policy').toEqual([]);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await faultsAtWidth(page, path, width), 'its layout').toEqual([]);
    }

    await hydrateIslands(page);
    if (offers.includes(route)) await expect(page.getByRole('article')).toBeVisible();
    if (!notFound.includes(route)) {
      const unexpected = complaints.filter((one) => !isContact || one !== `asked ${mapOrigin}`);
      expect.soft(unexpected, 'what the browser complains about').toEqual([]);
    }
    expect.soft(await leftBehind(page), 'what it keeps').toEqual([]);
    const large = [...(offers.includes(route) ? [320] : []), 360, 640, 1280];
    expect.soft(await faultsInLargeText(page, large), 'in letters of 32 px').toEqual([]);
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll('details')) fold.open = true;
    });
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await smallTargets(page), `small targets at ${width} px`).toEqual([]);
    }
    // In `npm test` every second pair: a page in English in one appearance, its neighbour in Bangla in the other.
    const one = [0, 3].includes(index % 4) ? appearances[index % appearances.length] : undefined;
    for (const { width, scheme } of isEverywhere ? appearances : one ? [one] : []) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme: scheme });
      expect.soft(await findings(page), `axe at ${width} px, ${scheme}`).toEqual([]);
    }
  });
}
