import { devices, expect, type Page, test } from '@playwright/test';
import { saveData } from './save-data.ts';

const fontsInUse = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === 'loaded').length;
  });

const shiftSoFar = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().length)).observe({
          type: 'layout-shift',
          buffered: true,
        });
        // No shift, no call: the next frame tells as much.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );

/** Collects how fonts are asked for: by the page (`font`), or for later ones (`fetch`). */
function watchFonts(page: Page): string[] {
  const kinds: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) kinds.push(request.resourceType());
  });
  return kinds;
}

test('a device with letters of its own reads at once, and has the fonts from the second page on', {
  tag: '@own-fonts',
}, async ({ page }) => {
  const fetched = watchFonts(page);
  await page.goto('/bn');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage['fonts'])).toBe('1');
  // The two of Latin letters are had as on English pages.
  await expect.poll(() => fetched.toSorted()).toEqual(['fetch', 'fetch', 'font', 'font']);
  expect(await shiftSoFar(page)).toBe(0);

  await page.goto('/bn/products/POS');
  expect(await fontsInUse(page)).toBeGreaterThanOrEqual(4);
  expect(await shiftSoFar(page)).toBe(0);
});

test('a device whose cache was emptied begins as on its first visit', {
  tag: '@own-fonts',
}, async ({ page }) => {
  const asked = watchFonts(page);
  await page.addInitScript(() => {
    localStorage['fonts'] = '1';
  });
  // Scripts fetch the fonts after the page: nothing of Bangla may be asked of the network before.
  await page.goto('/bn', { waitUntil: 'load' });
  await expect(page.locator('html')).toHaveAttribute('data-letters', 'own');
  expect(asked.filter((type) => type === 'font').length).toBeLessThanOrEqual(2);
  await expect.poll(() => page.evaluate(() => sessionStorage['fonts'])).toBe('1');
  expect(await shiftSoFar(page)).toBe(0);
});

test.describe('a phone', () => {
  test.use({ userAgent: devices['Pixel 7'].userAgent, isMobile: true });

  test('is taken to have letters, and has none measured before its first frame', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      CanvasRenderingContext2D.prototype.measureText = () => {
        throw new Error('Letters were measured');
      };
    });
    await page.goto('/bn/contact', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-letters', 'own');
  });

  test('shows ৳ and the name of the other language in its own letters on English pages', async ({
    page,
  }) => {
    const fonts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.add(request.url());
    });
    for (const path of ['/', '/products/POS', '/demos/khatian']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.locator('body')).toContainText('৳');
    }
    // The two of Latin letters.
    expect(fonts.size).toBe(2);
  });
});

test('who saves data keeps the letters of the device', {
  tag: '@own-fonts',
}, async ({ page }) => {
  await saveData(page);
  await page.goto('/bn/contact', { waitUntil: 'networkidle' });
  await page.goto('/bn/about-us', { waitUntil: 'networkidle' });
  expect(await fontsInUse(page)).toBe(0);
  expect(await page.evaluate(() => localStorage['fonts'])).toBeUndefined();
});

test('fonts that do not come for later pages leave a device its letters, without a complaint', {
  tag: '@own-fonts',
}, async ({ page }) => {
  const complaints: string[] = [];
  const failed: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('requestfailed', (request) => failed.push(request.url()));
  await page.route('**/*.woff2', (font) => font.abort());
  await page.goto('/bn');
  await expect.poll(() => failed.length).toBeGreaterThanOrEqual(4);
  await page.goto('/bn/about-us');
  await expect(page.locator('html')).toHaveAttribute('data-letters', 'own');
  expect(complaints).toEqual([]);
});

test('without letters of its own, a device waits for the fonts', async ({ page }) => {
  test.skip(process.platform !== 'linux', 'other systems have letters of their own');
  await page.goto('/bn');
  await expect.poll(() => fontsInUse(page)).toBeGreaterThanOrEqual(2);
  await expect(page.locator('html')).not.toHaveAttribute('data-letters');
});
