import type { Page } from '@playwright/test';

/** Makes a page that of a visitor who saves data, as a browser tells a server and its scripts. */
export async function saveData(page: Page): Promise<void> {
  await page.setExtraHTTPHeaders({ 'Save-Data': 'on' });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}
