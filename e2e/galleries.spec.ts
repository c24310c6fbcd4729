import { expect, test } from '@playwright/test';
import { entry } from './content.ts';

const { credentials } = entry('galleries', 'courier-websites');
const [login] = credentials;

test.describe('the logins of a gallery', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('open by keyboard, and copy buttons say that they have copied', async ({ page }) => {
    await page.goto('/ready-products/courier-websites');
    const summary = page.locator('summary', { hasText: 'CREDENTIALS' });
    await summary.press('Enter');
    await expect(page.getByRole('table').getByRole('rowheader')).toHaveText(
      credentials.map(({ role }) => role),
    );
    const copied = page.getByRole('status').filter({ hasText: 'Copied' });
    for (const [name, value] of [
      [`Copy: ${login?.role}, User name`, login?.username],
      [`Copy: ${login?.role}, Password`, login?.password],
    ] as const) {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(copied).toBeAttached();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(value);
    }
    await expect(copied).toHaveCount(0);
    await summary.press('Enter');
    await expect(page.getByRole('table')).toBeHidden();
  });

  test('are selected by the copy button where the clipboard is forbidden', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'));
    await page.goto('/ready-products/courier-websites');
    await page.getByText('CREDENTIALS').click();
    await page.getByRole('button', { name: `Copy: ${login?.role}, User name` }).click();
    await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe(login?.username);
  });
});

test.describe('on a phone without JavaScript', () => {
  test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });

  test('the logins are still a table to assistive technology, without a dead button', async ({
    page,
  }) => {
    await page.goto('/ready-products/courier-websites');
    await page.getByText('CREDENTIALS').click();
    const table = page.getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveText(['Role', 'User name', 'Password']);
    await expect(table.getByRole('row')).toHaveCount(1 + credentials.length);
    await expect(table.getByRole('cell')).toHaveCount(2 * credentials.length);
    // Laid out in another way, it would be no table to some browsers.
    const layouts = await table
      .locator('tr, th, td')
      .evaluateAll((parts) => [...new Set(parts.map((part) => getComputedStyle(part).display))]);
    expect(layouts.sort()).toEqual(['table-cell', 'table-row']);
    await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
  });
});
