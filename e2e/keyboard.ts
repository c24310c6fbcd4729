import type { Locator, Page } from '@playwright/test';
import { hydrateIslands, openAnswering } from './islands.ts';

/** Presses Tab until the wanted thing has the focus. */
export async function tabTo(
  page: Page,
  name: string | RegExp,
  role: 'button' | 'link' | 'tab' | 'radio',
) {
  const target = page.getByRole(role, { name }).first();
  await tabToPosition(page, target);
  return target;
}

/** The same for what has no role. */
export async function tabToPosition(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never comes to ${target}`);
}

/** Waits until the islands of a page answer to keys. */
export async function openHydrated(page: Page, route: string) {
  await openAnswering(page, route);
  await hydrateIslands(page);
  await page.evaluate(() => scrollTo(0, 0));
}
