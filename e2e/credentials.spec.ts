import { expect, test } from '@playwright/test';
import { entry } from './content.ts';

const { credentials } = entry('galleries', 'courier-websites');
const roles = credentials.map(({ role }) => role);
const [first] = credentials;

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

test.describe('the copy buttons', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('copy user name and password by keyboard, and say so', async ({ page }) => {
    await page.goto('/ready-products/courier-websites');
    await page.locator('summary', { hasText: 'CREDENTIALS' }).press('Enter');
    const copied = page.getByRole('status').filter({ hasText: 'Copied' });
    for (const [name, value] of [
      [`Copy: ${first?.role}, User name`, first?.username],
      [`Copy: ${first?.role}, Password`, first?.password],
    ] as const) {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(copied).toBeAttached();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(value);
    }
    await expect(copied).toHaveCount(0);
  });
});

test.describe('where the clipboard is forbidden', () => {
  test('the copy button selects the value', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'));
    await page.goto('/ready-products/courier-websites');
    await page.getByText('CREDENTIALS').click();
    await page.getByRole('button', { name: `Copy: ${first?.role}, User name` }).click();
    await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe(first?.username);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there are no buttons that could not copy', async ({ page }) => {
    await page.goto('/ready-products/courier-websites');
    await page.getByText('CREDENTIALS').click();
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
  });
});

for (const gallery of ['courier-websites', 'course-selling']) {
  test(`the logins of ${gallery} have role and password together`, async ({ page }) => {
    await page.goto(`/ready-products/${gallery}`);
    await page.getByText('CREDENTIALS').click();
    const row = page.getByRole('row').nth(1);
    const role = await row.getByRole('rowheader').boundingBox();
    const password = await row.locator('code').last().boundingBox();
    expect((password?.x ?? Infinity) - (role?.x ?? 0)).toBeLessThan(560);
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
