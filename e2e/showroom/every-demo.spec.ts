import { defaultLanguage, languageOfPath } from '@nokshi/forms/languages.ts';
import { expect, type Page, test } from '@playwright/test';
import { findings } from '../accessibility-checks.ts';
import { demoRoutes, inShares, isEverywhere } from '../routes.ts';
import { excessOf } from '../whole-page.ts';
import { complaintsOf, openDemo } from './demo.ts';

const all = demoRoutes();
const sixth = all
  .filter((route) => languageOfPath(route) === defaultLanguage)
  .filter((_, index) => index % 6 === 0);

/** What goes on beyond its edge by more than can be overlooked, and doesn't fade there. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-demo] *')]
      .filter((box) => {
        const { overflowX, maskImage } = getComputedStyle(box);
        return (
          overflowX === 'auto' && box.scrollWidth - box.clientWidth > 16 && maskImage === 'none'
        );
      })
      .map((box) => box.getAttribute('aria-label') ?? box.textContent),
  );

/** Choices without an arrow, or whose words may run below it. */
const withoutArrow = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('select')]
      .filter((choice) => {
        const { backgroundImage, paddingInlineEnd } = getComputedStyle(choice);
        return backgroundImage === 'none' || Number.parseFloat(paddingInlineEnd) < 28;
      })
      .map((choice) => choice.labels[0]?.textContent),
  );

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const [index, demos] of inShares(isEverywhere ? all : sixth, 6).entries()) {
    test(`each demo opens, says nothing on the console and fits its screen, part ${index + 1}`, {
      tag: '@every-page',
    }, async ({ page }) => {
      test.slow();
      const complaints = complaintsOf(page);
      for (const demo of demos) {
        await openDemo(page, demo);
        await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
        await expect(page.getByRole('main')).toBeVisible();
        expect(await withoutArrow(page), demo).toEqual([]);
        for (const width of [320, 1440]) {
          await page.setViewportSize({ width, height: 740 });
          expect(await excessOf(page), `${demo} at ${width} px`).toBeLessThanOrEqual(0);
          await expect.poll(() => cutOff(page), `${demo} at ${width} px`).toEqual([]);
        }
        expect.soft(await findings(page), demo).toEqual([]);
        expect(complaints, demo).toEqual([]);
      }
    });
  }
});
