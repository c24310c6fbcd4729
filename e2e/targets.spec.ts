import { expect, type Page, test } from '@playwright/test';
import { awaken } from './islands.ts';
import { inShares, kindsByTurns, lettersByTurns } from './routes.ts';

/** The least side of a target in CSS pixels (WCAG 2.5.8). Links within a sentence are exempt. */
const least = 24;

const tooSmall = (page: Page) =>
  page.evaluate((side) => {
    /** A link with words beside it on its line is a part of a sentence. */
    const isInSentence = (element: Element) => {
      const line = element.closest('p, li, dd, td, blockquote');
      const around = line?.textContent.trim() ?? '';
      return (
        element.matches('a') &&
        getComputedStyle(element).display === 'inline' &&
        around !== element.textContent.trim()
      );
    };
    /** Where it answers to the pointer: its own box, its label's, and what it lays over its card. */
    const boxes = (element: Element) => {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      return [element, ...labels].map((one) => {
        const { width, height } = one.getBoundingClientRect();
        const over = getComputedStyle(one, '::after');
        return over.position === 'absolute' && over.content !== 'none'
          ? [Math.max(width, parseFloat(over.width)), Math.max(height, parseFloat(over.height))]
          : [width, height];
      });
    };
    return [...document.querySelectorAll('a[href], button, summary, input, select, textarea')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest('.visually-hidden') && !isInSentence(element))
      .map((element) => ({ element, sizes: boxes(element) }))
      .filter(({ sizes }) => sizes.some(([width = 0]) => width > 1))
      .filter(
        ({ sizes }) => !sizes.some(([width = 0, height = 0]) => width >= side && height >= side),
      )
      .map(({ element, sizes: [[width = 0, height = 0] = []] }) => {
        const name = element.getAttribute('aria-label') ?? element.textContent.trim();
        return `${name}: ${Math.round(width)} × ${Math.round(height)}`;
      });
  }, least);

for (const [index, routes] of inShares(kindsByTurns(), 6).entries()) {
  test(`targets are at least ${least} px in both directions, part ${index + 1}`, {
    tag: ['@every-page', lettersByTurns(index)],
  }, async ({ page }) => {
    test.slow();
    const small: string[] = [];
    for (const route of routes) {
      await page.goto(route);
      await awaken(page);
      await page.evaluate(() => {
        for (const fold of document.querySelectorAll('details')) fold.open = true;
      });
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        small.push(...(await tooSmall(page)).map((one) => `${route} at ${width} px: ${one}`));
      }
    }
    expect(small).toEqual([]);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('so are those of the open menu', async ({ page }) => {
    await page.goto('/services');
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(await tooSmall(page)).toEqual([]);
  });
});
