import { expect, type Page, test } from '@playwright/test';
import { holdBack } from '../islands.ts';
import { openDemo } from './demo.ts';

const demo = '/demos/tinbela';
const loading = (page: Page) => page.getByText('Still loading.');
const bill = (page: Page) => page.getByRole('region', { name: /^Bill / });
const given = (page: Page) => page.getByRole('textbox', { name: 'Amount given' });

test.describe('before the scripts of a demo are there', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('what is pressed and typed looks pending, says so, and is done once they are', async ({
    page,
  }) => {
    const letDemoCome = await holdBack(page, /\/_astro\/Demo\./);
    await page.bringToFront();
    await page.goto(demo, { waitUntil: 'commit' });
    const sum = bill(page).getByRole('status');
    await expect(sum).toHaveText('৳ 1,134');
    await given(page).fill('2000');
    const pressed = page.getByRole('button', { name: 'bKash (test)' });
    // Said at once, not after a second: a tenth of one is what a press seems to be answered in.
    const said = await pressed.evaluate(async (button: HTMLElement) => {
      const before = performance.now();
      button.click();
      const status = document.querySelector('[data-loading]');
      const isSeen = () => status?.textContent && getComputedStyle(status).opacity === '1';
      while (!isSeen()) await new Promise(requestAnimationFrame);
      return performance.now() - before;
    });
    expect(said).toBeLessThan(500);
    await pressed.click();
    await expect(pressed).toHaveAttribute('data-pressed');
    await expect(page.locator('astro-island')).toHaveAttribute('aria-busy', 'true');
    await expect(loading(page)).toBeVisible();
    // The menu of the frame is the browser's own.
    await page.getByRole('button', { name: 'Sample data' }).click();
    await expect(page.getByText('nothing is sent')).toBeVisible();
    await page.keyboard.press('Escape');

    letDemoCome();
    await expect(page.getByText('Only ৳ 1,134 is still to pay')).toBeVisible();
    await expect(given(page)).toHaveValue('2000');
    await expect(loading(page)).toHaveCount(0);
    await expect(pressed).not.toHaveAttribute('data-pressed');
    await expect(page.locator('astro-island')).not.toHaveAttribute('aria-busy');
    await given(page).fill('');
    await page.getByRole('button', { name: 'Cash', exact: true }).click();
    await expect(page.getByRole('article', { name: 'Receipt' })).toBeVisible();
  });
});

test('each early press counts', async ({ page }) => {
  const letDemoCome = await holdBack(page, /\/_astro\/Demo\./);
  await page.goto(demo, { waitUntil: 'commit' });
  const eggs = page.getByRole('button', { name: /^Eggs/ });
  for (let times = 0; times < 3; times += 1) await eggs.click();
  letDemoCome();
  await expect(bill(page).getByText(/Eggs/).first()).toBeVisible();
  await expect(bill(page)).toContainText('3');
});

test('a line that drops for a moment does not keep a demo asleep', async ({ page }) => {
  const asked: string[] = [];
  await page.route(/\/_astro\/props\./, async (route) => {
    asked.push(route.request().url());
    await (asked.length === 1 ? route.abort() : route.continue());
  });
  await openDemo(page, demo);
  expect(asked.length).toBeGreaterThan(1);
  await page.getByRole('button', { name: /^Eggs/ }).click();
  await expect(bill(page).getByText(/Eggs/).first()).toBeVisible();
});

test('a demo whose data do not come says so and leads to another try', async ({ page }) => {
  await page.route(/\/_astro\/props\./, (route) => route.abort());
  await page.goto(demo);
  await expect(page.getByRole('link', { name: /try again/i })).toBeVisible();
});

test('a demo that is awake keeps nothing back', async ({ page }) => {
  await openDemo(page, demo);
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('[data-pressed], [aria-busy]')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 640 } });

  test('the notice comes first, and nothing could be pressed but what leads elsewhere', async ({
    page,
  }) => {
    for (const [address, notice, gallery] of [
      [demo, 'This demo works with JavaScript.', '/ready-products/pos-software'],
      [`/bn${demo}`, 'জাভাস্ক্রিপ্ট লাগবে', '/bn/ready-products/pos-software'],
      ['/demos/megh-maku', 'This demo works with JavaScript.', '/ready-products/e-commerce'],
    ] as const) {
      await page.goto(address);
      const said = page.locator('.scriptless');
      await expect(said).toContainText(notice);
      expect((await said.boundingBox())?.y).toBe(0);
      const controls = page.locator('button, input, select, textarea, summary, a[href^="#"]');
      expect(await controls.count()).toBeGreaterThan(5);
      await expect(controls.filter({ visible: true })).toHaveCount(0);
      await expect(said).not.toContainText('{');
      await expect(said.getByRole('link')).toHaveAttribute('href', gallery);
    }
  });
});
