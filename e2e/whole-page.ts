import type { Page } from '@playwright/test';

/**
 * Lays out all of a page: also what a phone leaves until it comes near (site/src/styles/shell.css), whose boxes
 * are cut off at a guessed height and may seem to lie behind those below.
 */
export const layOutWhole = (page: Page): Promise<void> =>
  page.evaluate(() => {
    delete document.documentElement.dataset['new'];
  });

/** By how many pixels a page is wider than its window, so that it scrolls sideways. */
export async function excessOf(page: Page): Promise<number> {
  await layOutWhole(page);
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}
