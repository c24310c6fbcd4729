import { expect, type Page, test } from '@playwright/test';
import { pageWords } from './content.ts';
import { awaken } from './islands.ts';
import { tabTo, tabToPlace } from './keyboard.ts';
import { isEverywhere } from './routes.ts';
import { saveData } from './save-data.ts';

const till = (page: Page) => page.getByRole('region', { name: pageWords('home').till.title });
const bangla = pageWords('home', 'bn').till;
const banglaTill = (page: Page) => page.getByRole('region', { name: bangla.title });

for (const width of isEverywhere ? [360, 1280] : [360]) {
  test.describe(`at ${width} px`, { tag: '@every-page' }, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a sale adds up in two languages, also by keyboard', async ({ page }) => {
      const { goods, labels } = pageWords('home').till;
      const [first, , , soap] = goods;
      if (!first || !soap) throw new Error('the till has too few keys');
      await page.goto('/');
      await awaken(page);
      const counter = till(page);
      const receipt = counter.getByRole('table');
      const key = (name: string) => counter.getByRole('button', { name: new RegExp(`^${name}`) });
      const before = await counter.boundingBox();
      await key(labels.clear).click();
      await key(first.name).click();
      await key(first.name).press('Enter');
      await key(soap.name).click();
      const total = 2 * first.price + soap.price;
      const line = receipt.getByRole('row', { name: first.name });
      await expect(line).toContainText(bangla.goods[0]?.name ?? '');
      await expect(line).toContainText((2 * first.price).toFixed(2));
      await expect(receipt.getByRole('row', { name: labels.total })).toContainText(
        total.toFixed(2),
      );
      await expect(receipt.getByRole('row', { name: labels.due })).toContainText(total.toFixed(2));
      await counter.getByRole('button', { name: /^৳\s?500$/ }).click();
      const change = receipt.getByRole('row', { name: labels.change });
      await expect(change).toContainText((500 - total).toFixed(2));
      expect((await counter.boundingBox())?.height).toBe(before?.height);
    });

    test('the receipt is whole with all goods on it, though it hangs out of its section', async ({
      page,
    }) => {
      const { goods, labels } = pageWords('home').till;
      await page.goto('/');
      await till(page).scrollIntoViewIfNeeded();
      await awaken(page);
      for (const { name } of goods) {
        await till(page)
          .getByRole('button', { name: new RegExp(`^${name}`) })
          .click();
      }
      const last = till(page).getByRole('row', { name: labels.due });
      await last.evaluate((row) => row.scrollIntoView({ block: 'center' }));
      await expect(last).toBeInViewport({ ratio: 1 });
    });

    test('on the Bangla page, the receipt is in Bangla digits', async ({ page }) => {
      await page.goto('/bn');
      await awaken(page);
      const receipt = banglaTill(page).getByRole('table');
      await banglaTill(page)
        .getByRole('button', { name: bangla.goods[1]?.name ?? '' })
        .click();
      const total = receipt.getByRole('row', { name: bangla.labels.total });
      await expect(total).toContainText(/[০-৯]+\.[০-৯]{2}/);
      await expect(total).toContainText(pageWords('home').till.labels.total);
    });
  });
}

test('who saves data reaches it by keyboard', async ({ page }) => {
  await saveData(page);
  await page.goto('/');
  const { labels, goods } = pageWords('home').till;
  const keys = till(page).getByRole('button');
  await expect(keys).toHaveCount(0);
  await page.locator('#products').evaluate((place) => {
    place.tabIndex = -1;
    place.focus();
  });
  const stop = till(page).locator('[tabindex]').first();
  await expect(stop).toHaveAttribute('tabindex', '0');
  await tabToPlace(page, stop);
  await expect(keys).not.toHaveCount(0);
  const first = await tabTo(page, new RegExp(`^${goods[0]?.name}`), 'button');
  await first.press('Enter');
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
