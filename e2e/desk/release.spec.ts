import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { type DeskServer, test } from './desk-server.ts';

/** Building the site takes its time, and other journeys run beside it. */
const buildTimeout = 240_000;

test.use({ viewport: { width: 360, height: 800 } });

async function setPrice(page: Page, desk: DeskServer, price: string): Promise<void> {
  await page.goto(`${desk.site}/desk/content/products/POS?field=offer/from`);
  const field = page.getByLabel('Lowest price');
  await expect(field).toBeFocused();
  await field.fill(price);
  await field.press('Tab');
  await expect(page.getByRole('status').filter({ hasText: 'Saved in the draft' })).toBeVisible();
}

test('a price is changed, published, and gone back from', async ({ page, desk }) => {
  test.setTimeout(2 * buildTimeout);
  await desk.signIn(page);
  await setPrice(page, desk, '1765');
  await page.goto(`${desk.site}/desk/release`);
  const changes = page.getByRole('article').filter({ hasText: 'POS' });
  await expect(changes).toContainText('Lowest price');
  await expect(changes.getByText('৳1,765', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByText('Published. The site shows it now.')).toBeVisible({
    timeout: buildTimeout,
  });
  await expect(page.getByText('Nothing in the draft differs from the site.')).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${desk.site}/products/POS`);
  await expect(page.getByText('1,765').first()).toBeVisible();

  await page.goto(`${desk.site}/desk/release`);
  await page.getByRole('button', { name: 'Go back to this' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Go back to this' }).click();
  await expect(page.getByRole('article').filter({ hasText: 'POS' })).toContainText('৳1,765');
  // The draft differs at once; the site goes back as soon as its pages are read.
  await expect(async () => {
    await page.goto(`${desk.site}/products/POS`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.getByText('1,765').count()).toBe(0);
  }).toPass({ timeout: 15_000 });
});
