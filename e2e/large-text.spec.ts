import { languageCodes, pathIn } from '@nokshi/forms/languages.ts';
import { expect, test } from '@playwright/test';
import { brokenWords, setLetters } from './looks/headings.ts';
import { isEverywhere } from './routes.ts';
import { excessOf } from './whole-page.ts';

// A wrong number is said where it was typed, as long as it is.
const offers = ['product=POS&branches=500', `product=ERP&users=900&rows=${'9'.repeat(60)}`];
const addresses = languageCodes.flatMap((language) =>
  offers.map((query) => `${pathIn(language, '/price')}?${query}`),
);

for (const address of addresses) {
  test(`letters of any size widen no offer on a phone, and break no word of its headings: ${address.slice(0, 40)}`, {
    tag: ['@every-page', '@no-letters'],
  }, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('article')).toBeVisible();
    for (const size of isEverywhere ? [16, 20, 24, 32] : [20, 32]) {
      await setLetters(page, size);
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 640 });
        expect(await excessOf(page), `${size} px at ${width} px`).toBeLessThanOrEqual(0);
        if (width === 360) expect(await brokenWords(page), `${size} px`).toEqual([]);
      }
    }
    await setLetters(page, 16);
  });
}
