import { expect, type Page } from '@playwright/test';

/** Scrolls to each part of the page that runs script, until all of them have started and can answer. */
export async function awaken(page: Page) {
  const asleep = page.locator('astro-island[ssr]');
  await expect(async () => {
    await asleep.evaluateAll(([island]) => island?.firstElementChild?.scrollIntoView());
    await expect(asleep).toHaveCount(0, { timeout: 200 });
  }).toPass();
}
