import { expect, type Page, test } from '@playwright/test';
import { holdBack } from '../islands.ts';
import { openDemo, press } from './demo.ts';

const demo = '/demos/tinbela';
const bill = (page: Page) => page.getByRole('region', { name: /^Bill / });
const given = (page: Page) => page.getByRole('textbox', { name: 'Amount given' });

test.use({ viewport: { width: 360, height: 640 } });

test('what is pressed and typed before the scripts of a demo are there looks pending, says so, and is done once they are', async ({
  page,
}) => {
  const letDemoCome = await holdBack(page, /\/_astro\/Demo\./);
  await page.bringToFront();
  await page.goto(demo, { waitUntil: 'commit' });
  await given(page).fill('2000');
  const pressed = page.getByRole('button', { name: 'bKash (test)' });
  await pressed.click();
  await expect(pressed).toHaveAttribute('data-pressed');
  await expect(page.locator('astro-island')).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText('Still loading.')).toHaveCSS('opacity', '1');
  // The menu of the frame is the browser's own.
  await press(page, 'Price, offline');
  await expect(page.getByText('nothing is sent')).toBeVisible();
  await page.keyboard.press('Escape');

  letDemoCome();
  await expect(page.getByText('Only ৳ 1,134 is still to pay')).toBeVisible();
  await expect(given(page)).toHaveValue('2000');
  await press(page, 'Start again');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('[data-pressed], [aria-busy], [data-loading]')).toHaveCount(0);
});

test('each early press counts', async ({ page }) => {
  const letDemoCome = await holdBack(page, /\/_astro\/Demo\./);
  await page.goto(demo, { waitUntil: 'commit' });
  for (let times = 0; times < 3; times += 1) await press(page, /^Eggs/);
  letDemoCome();
  await expect(bill(page).getByRole('listitem').filter({ hasText: 'Eggs' })).toContainText('3');
});

test('a line that drops for a moment does not keep a demo asleep', async ({ page }) => {
  await page.route(/\/_astro\/props\./, (route) => route.abort(), { times: 1 });
  const dropped = page.waitForEvent('requestfailed');
  await openDemo(page, demo);
  await dropped;
  await press(page, /^Eggs/);
  await expect(bill(page).getByText(/Eggs/).first()).toBeVisible();
});

test('a demo whose data do not come says so and leads to another try', async ({ page }) => {
  await page.route(/\/_astro\/props\./, (route) => route.abort());
  await page.goto(demo);
  await expect(page.getByRole('link', { name: /try again/i })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the notice comes first, and nothing could be pressed but what leads elsewhere', async ({
    page,
  }) => {
    for (const [address, notice, gallery] of [
      [`/bn${demo}`, 'জাভাস্ক্রিপ্ট লাগবে', '/bn/ready-products/pos-software'],
      ['/demos/megh-maku', 'This demo works with JavaScript.', '/ready-products/e-commerce'],
    ] as const) {
      await page.goto(address);
      const message = page.locator('.scriptless');
      await expect(message).toContainText(notice);
      expect((await message.boundingBox())?.y).toBe(0);
      const controls = page.locator('button, input, select, textarea, summary, a[href^="#"]');
      expect(await controls.count()).toBeGreaterThan(5);
      await expect(controls.filter({ visible: true })).toHaveCount(0);
      await expect(message.getByRole('link')).toHaveAttribute('href', gallery);
    }
  });
});
