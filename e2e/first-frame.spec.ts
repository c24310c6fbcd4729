import { expect, type Page, test } from '@playwright/test';

/** When the first frame of a page was shown, and when its first script was asked for, in milliseconds. */
async function beginnings(page: Page) {
  const times = await page.waitForFunction(() => {
    const [frame] = performance.getEntriesByType('paint');
    const [script] = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'));
    return frame && script && { frame: frame.startTime, script: script.startTime };
  });
  const found = await times.jsonValue();
  if (!found) throw new Error('neither a frame nor a script');
  return found;
}

/** Opens a page, and waits until it asks for a script. */
async function openUntilScript(page: Page, path: string): Promise<void> {
  const first = page.waitForRequest('**/_astro/*.js');
  await page.goto(path);
  await first;
}

for (const path of ['/products', '/contact', '/demos/tinbela']) {
  test(`no script of ${path} is asked for before its first frame is shown`, async ({ page }) => {
    // Without the time after which it gives up waiting: a frame may be late here.
    await page.addInitScript(() => {
      const { setTimeout } = window;
      window.setTimeout = ((act: () => void, milliseconds?: number) =>
        milliseconds === 2000 ? 0 : setTimeout(act, milliseconds)) as typeof setTimeout;
    });
    await page.goto(path);
    const { frame, script } = await beginnings(page);
    expect(script).toBeGreaterThan(frame);
  });

  test(`scripts of ${path} come to a browser that does not say when it shows a frame`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => {};
    });
    await openUntilScript(page, path);
  });

  test(`scripts of ${path} come to a browser that has no word for it`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'PerformanceObserver', { value: undefined });
    });
    await openUntilScript(page, path);
  });
}
