import { expect, type Page } from '@playwright/test';
import { widths } from '../routes.ts';
import { expectAccessible, expectAccessibleInAudit } from './accessible.ts';
import { type DeskServer, karima, test } from './desk-server.ts';

const allContent = 'Words and pictures';

async function openContent(page: Page, desk: DeskServer): Promise<void> {
  await desk.open(page, '/content');
  await expect(page.getByRole('heading', { level: 1, name: allContent })).toBeVisible();
}

for (const width of widths) {
  test.describe(`all words and pictures at ${width} px`, { tag: '@every-page' }, () => {
    test.use({ viewport: { width, height: 800 } });

    test('are found by their words, their kind and their page', async ({ page, edited: desk }) => {
      await openContent(page, desk);
      await expect(page.getByRole('heading', { level: 2, name: 'Products' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('searchbox', { name: 'Search all words' }).fill('products/POS');
      await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1);
      await expect(page).toHaveURL(/\?q=products/);
      await page.getByRole('searchbox', { name: 'Search all words' }).fill('');
      await page.getByLabel('Kind').selectOption('Team');
      await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Team']);

      // From the page itself.
      await page.goto(`${desk.site}/products/POS`);
      await page.getByRole('link', { name: 'Edit this page' }).click();
      await expect(page.getByText('What the page POS shows.')).toBeVisible();
      await page.getByRole('link', { name: /^POS/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'POS' })).toBeVisible();
    });

    test('get a new one, another order, and lose one that comes back', async ({
      page,
      edited: desk,
    }) => {
      await openContent(page, desk);
      const offices = page.getByRole('region', { name: 'Offices' });
      await offices.getByRole('button', { name: 'New' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Name', { exact: true }).fill('দোকান');
      await dialog.getByLabel('Short name').fill('দোকান');
      await dialog.getByRole('button', { name: 'Make it' }).click();
      await expect(dialog.getByRole('alert')).toContainText('small letters');
      await dialog.getByLabel('Name', { exact: true }).fill('New Office');
      await dialog.getByLabel('Begin with').selectOption({ index: 1 });
      await dialog.getByRole('button', { name: 'Make it' }).click();
      await expect(page).toHaveURL(/\/content\/offices\/new-office$/);
      await page.goBack();

      const lines = offices.getByRole('listitem');
      await expect(lines.last()).toContainText('New');
      const count = await lines.count();
      await offices.getByRole('button', { name: 'Change the order' }).click();
      const grip = lines.last().getByRole('button').first();
      await grip.focus();
      const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT');
      await page.keyboard.press('ArrowUp');
      await expect(offices.getByText(`Now at place ${count - 1} of ${count}.`)).toBeAttached();
      await expect(lines.nth(-2).getByRole('button').first()).toBeFocused();
      await expectAccessibleInAudit(page);
      await offices.getByRole('button', { name: 'Done' }).click();
      await expect(lines.nth(-2)).toContainText('New');
      await kept;
      await page.reload();
      await expect(lines.nth(-2)).toContainText('New');

      await lines.last().getByRole('link').click();
      await page.getByRole('button', { name: 'Take away…' }).click();
      await dialog.getByRole('button', { name: 'Take away' }).click();
      await expect(lines.filter({ hasText: 'Taken away' })).toHaveCount(1);
      await offices.getByRole('button', { name: 'Bring back' }).click();
      await expect(lines.filter({ hasText: 'Taken away' })).toHaveCount(0);
      await expect(lines).toHaveCount(count);
    });
  });
}

test('are nobody’s but the owner’s', async ({ page, desk }) => {
  await desk.open(page, '', karima.email);
  await expect(page.getByRole('link', { name: 'Inbox' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Content' })).toHaveCount(0);
  await page.goto(`${desk.site}/desk/content`);
  await expect(page.getByRole('heading', { name: allContent })).toHaveCount(0);
  await page.goto(desk.site);
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveCount(0);
});
