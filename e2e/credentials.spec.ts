import { expect, test } from '@playwright/test';
import { entry } from './content.ts';

const roles = entry('galleries', 'courier-websites').credentials.map(({ role }) => role);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the credentials open and close with + and −', async ({ page }) => {
      await page.goto('/ready-products/courier-websites');
      const toggle = page.getByText('CREDENTIALS');
      const table = page.getByRole('table');
      await expect(table).toBeHidden();
      await toggle.click();
      await expect(table).toBeVisible();
      await expect(table.getByRole('rowheader')).toHaveText(roles);
      await toggle.press('Enter');
      await expect(table).toBeHidden();
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the credentials are still a table to assistive technology', async ({ page }) => {
    await page.goto('/ready-products/courier-websites');
    await page.getByText('CREDENTIALS').click();
    const table = page.getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveText(['Role', 'User name', 'Password']);
    await expect(table.getByRole('row')).toHaveCount(1 + roles.length);
    await expect(table.getByRole('rowheader')).toHaveText(roles);
    await expect(table.getByRole('cell')).toHaveCount(2 * roles.length);
    // Laid out in another way, it would be no table to some browsers.
    const layouts = await table
      .locator('tr, th, td')
      .evaluateAll((parts) => [...new Set(parts.map((part) => getComputedStyle(part).display))]);
    expect(layouts.sort()).toEqual(['table-cell', 'table-row']);
  });
});
