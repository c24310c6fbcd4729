import type { Page } from '@playwright/test';

/** Waits for the fonts that a page on a device with letters of its own fetches for later pages. */
export async function fontsForLater(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !document.documentElement.dataset['letters'] || localStorage['fonts'] === '1',
  );
}

/** Opens a page in the site's fonts: a device with letters of its own has them from its second page on. */
export async function openInSiteFonts(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await fontsForLater(page);
  await page.goto(path, { waitUntil: 'networkidle' });
}
