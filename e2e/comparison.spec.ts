import { expect, test } from '@playwright/test';
import { entry, pageWords, single } from './content.ts';

const { compare } = pageWords('products');
const { plans } = single('prices', 'en');

test('/products compares what buyers confuse, a column each, with its price', async ({ page }) => {
  await page.goto('/products');
  const region = page.getByRole('region', { name: compare.title });
  for (const { title, products } of compare.groups) {
    const table = region.getByRole('table', { name: title });
    const names = products.map((id) => entry('products', id).shortTitle);
    await expect(table.getByRole('columnheader')).toHaveText(names);
    await expect(table.getByRole('row', { name: compare.rows.offline })).toContainText(
      entry('products', products[0] ?? '').compare.offline,
    );
    for (const id of products) {
      const plan = plans.find((one) => one.products.includes(id));
      await expect(table.locator(`a[href="/price?product=${plan?.key}"]`)).toBeVisible();
      await expect(table.locator(`a[href="/products/${id}"]`)).toBeVisible();
    }
    await expect(table.getByRole('row', { name: compare.rows.price })).toContainText('৳');
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });

  test('a table scrolls within itself, by keyboard too, and keeps the names of its rows', async ({
    page,
  }) => {
    await page.goto('/products');
    const [group] = compare.groups;
    const box = page.getByRole('region', { name: group?.title ?? '' });
    await box.focus();
    await page.keyboard.press('ArrowRight');
    const scrolled = () => box.evaluate((element) => element.scrollLeft);
    await expect.poll(scrolled).toBeGreaterThan(0);
    await expect(box.getByRole('rowheader', { name: compare.rows.offline })).toBeInViewport({
      ratio: 1,
    });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(wide).toBe(false);
  });
});
