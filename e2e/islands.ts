import { expect, type Page } from '@playwright/test';

/** Waits for the page's own scripts, which come after its first frame: they answer keys and show the scheme. */
export async function answering(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('data-pictures');
}

/** Opens a page that answers. */
export async function openAnswering(page: Page, path: string) {
  await page.goto(path);
  await answering(page);
}

/**
 * Keeps files that a page asks for from coming: its scripts, or others.
 * @returns lets them come, and those that are asked for later
 */
export async function holdBack(
  page: Page,
  files: string | RegExp = '**/*.js',
): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(files, async (file) => {
    await held.promise;
    await file.continue();
  });
  return held.resolve;
}

/** Comes near each part of the page that runs script, until all of them have started and can answer. */
export async function hydrateIslands(page: Page) {
  const dehydrated = page.locator('astro-island[ssr]');
  await expect(async () => {
    await dehydrated.evaluateAll(([island]) => {
      island?.firstElementChild?.scrollIntoView();
      island?.firstElementChild?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    });
    await expect(dehydrated).toHaveCount(0, { timeout: 200 });
  }).toPass();
}
