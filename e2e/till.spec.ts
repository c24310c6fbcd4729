import { expect, type Page, test } from '@playwright/test';
import { pageWords } from './content.ts';
import { hydrateIslands } from './islands.ts';
import { tabTo, tabToPosition } from './keyboard.ts';
import { isEverywhere } from './routes.ts';
import { saveData } from './save-data.ts';

const { goods, labels, title } = pageWords('home').till;
const bangla = pageWords('home', 'bn').till;
const till = (page: Page, name = title) => page.getByRole('region', { name });
const [first, , , soap] = goods;

for (const width of isEverywhere ? [360, 1280] : [360]) {
  test.describe(`at ${width} px`, { tag: '@every-page' }, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a sale adds up in two languages, also by keyboard, and the receipt is whole with all goods on it', async ({
      page,
    }) => {
      if (!first || !soap) throw new Error('the till has too few keys');
      await page.goto('/');
      await till(page).scrollIntoViewIfNeeded();
      await hydrateIslands(page);
      const row = (name: string) => till(page).getByRole('row', { name });
      const key = (name: string) =>
        till(page).getByRole('button', { name: new RegExp(`^${name}`) });
      const before = await till(page).boundingBox();
      await key(labels.clear).click();
      await key(first.name).click();
      await key(first.name).press('Enter');
      await key(soap.name).click();
      const total = 2 * first.price + soap.price;
      await expect(row(first.name)).toContainText(bangla.goods[0]?.name ?? '');
      await expect(row(first.name)).toContainText((2 * first.price).toFixed(2));
      await expect(row(labels.total)).toContainText(total.toFixed(2));
      await expect(row(labels.due)).toContainText(total.toFixed(2));
      await till(page)
        .getByRole('button', { name: /^৳\s?500$/ })
        .click();
      await expect(row(labels.change)).toContainText((500 - total).toFixed(2));
      expect((await till(page).boundingBox())?.height).toBe(before?.height);
      // It hangs out of its section.
      for (const { name } of goods) await key(name).click();
      const last = row(labels.due);
      await last.evaluate((line) => line.scrollIntoView({ block: 'center' }));
      await expect(last).toBeInViewport({ ratio: 1 });
    });

    test('on the Bangla page, the receipt is in Bangla digits', async ({ page }) => {
      await page.goto('/bn');
      await hydrateIslands(page);
      await till(page, bangla.title)
        .getByRole('button', { name: bangla.goods[1]?.name ?? '' })
        .click();
      const total = till(page, bangla.title).getByRole('row', { name: bangla.labels.total });
      await expect(total).toContainText(/[০-৯]+\.[০-৯]{2}/);
      await expect(total).toContainText(labels.total);
    });
  });
}

test('who saves data reaches it by keyboard', async ({ page }) => {
  await saveData(page);
  await page.goto('/');
  const keys = till(page).getByRole('button');
  await expect(keys).toHaveCount(0);
  await page.locator('#products').evaluate((place) => {
    place.tabIndex = -1;
    place.focus();
  });
  const stop = till(page).locator('[tabindex]').first();
  await expect(stop).toHaveAttribute('tabindex', '0');
  await tabToPosition(page, stop);
  await expect(keys).not.toHaveCount(0);
  await (await tabTo(page, new RegExp(`^${first?.name}`), 'button')).press('Enter');
  await expect(till(page).getByRole('row', { name: labels.total })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a receipt stands there, and no dead key', async ({ page }) => {
    await page.goto('/');
    await expect(till(page).getByRole('row')).not.toHaveCount(0);
    await expect(till(page).getByRole('button')).toHaveCount(0);
  });
});
