import { expect, type Page, test } from '@playwright/test';
import { findings } from '../accessibility-checks.ts';
import { complaintsOf } from '../looks/policy.ts';
import { demoRoutes, inShares, isEverywhere } from '../routes.ts';
import { excessOf } from '../whole-page.ts';
import { main, openDemo } from './demo.ts';

const all = demoRoutes();
const twelfth = all.filter((_, index) => index % 12 === 0);

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

/** How high the frame of a demo is, and the lesser side of each of its targets, those outside of the window as 0. */
const frameOf = (page: Page) =>
  page
    .getByRole('complementary')
    .first()
    .evaluate((row) => {
      // As while letters are on their way, when a device draws a wide box for each.
      row.style.letterSpacing = '0.12em';
      const { height } = row.getBoundingClientRect();
      row.style.letterSpacing = '';
      const targets = [...row.querySelectorAll('a, button')]
        .map((target) => target.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .map(({ width, height, right }) => (right > innerWidth ? 0 : Math.min(width, height)));
      return { height, targets };
    });

for (const [index, demos] of inShares(isEverywhere ? all : twelfth, 6).entries()) {
  test(`each demo opens, says nothing on the console and fits its screen, part ${index + 1}`, {
    tag: '@every-page',
  }, async ({ page }) => {
    const complaints = complaintsOf(page);
    for (const demo of demos) {
      await page.setViewportSize({ width: 320, height: 640 });
      await openDemo(page, demo);
      // Demos speak both languages themselves; a browser that translates moves the nodes that React keeps.
      await expect(page.locator('html')).toHaveAttribute('translate', 'no');
      await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
      await expect(main(page)).toBeVisible();
      expect(await withoutArrow(page), demo).toEqual([]);
      const { height, targets } = await frameOf(page);
      expect(height, `the frame of ${demo} is one row`).toBeLessThanOrEqual(56);
      expect(targets, demo).toHaveLength(4);
      expect(Math.min(...targets), `targets of ${demo}`).toBeGreaterThanOrEqual(44);
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
