import { test as base, chromium, expect, type Page } from '@playwright/test';
import { phoneLetters } from '../scripts/audit/phone-letters.ts';

/** A browser on a device that has letters for Bangla of its own, as phones have. */
const test = base.extend<{ phone: Page }>({
  phone: async ({ launchOptions, baseURL }, use) => {
    const browser = await chromium.launch({
      ...launchOptions,
      env: { ...process.env, ...(await phoneLetters()) },
    });
    await use(await browser.newPage({ ...(baseURL && { baseURL }) }));
    await browser.close();
  },
});

const fontsInUse = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === 'loaded').length;
  });

const shiftSoFar = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // No shift, no call: the next frame tells as much.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );

test('a device with letters of its own reads at once, and has the fonts from the second page on', async ({
  phone,
}) => {
  const fetched: string[] = [];
  phone.on('requestfinished', (request) => {
    if (request.url().endsWith('.woff2')) fetched.push(request.resourceType());
  });
  await phone.goto('/bn');
  await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await fontsInUse(phone)).toBe(0);
  await expect.poll(() => phone.evaluate(() => localStorage['fonts'])).toBe('fetched');
  await expect.poll(() => fetched).toEqual(['fetch', 'fetch', 'fetch', 'fetch']);
  expect(await shiftSoFar(phone)).toBe(0);

  await phone.goto('/bn/products/POS');
  expect(await fontsInUse(phone)).toBeGreaterThanOrEqual(4);
  expect(await shiftSoFar(phone)).toBe(0);
});

test('who saves data keeps the letters of the device', async ({ phone }) => {
  await phone.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await phone.goto('/bn/contact', { waitUntil: 'networkidle' });
  await phone.goto('/bn/about-us', { waitUntil: 'networkidle' });
  expect(await fontsInUse(phone)).toBe(0);
  expect(await phone.evaluate(() => localStorage['fonts'])).toBeUndefined();
});

test('without letters of its own, a device waits for the fonts', async ({ page }) => {
  test.skip(process.platform !== 'linux', 'other systems have letters of their own');
  await page.goto('/bn');
  await expect.poll(() => fontsInUse(page)).toBeGreaterThanOrEqual(2);
  await expect(page.locator('html')).not.toHaveAttribute('data-letters');
});
