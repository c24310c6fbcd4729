import { expect } from '@playwright/test';
import { widths } from '../routes.ts';
import { expectAccessible, expectAccessibleInAudit } from './accessible.ts';
import { password, rahim, test } from './desk-server.ts';

for (const width of widths) {
  test.describe(`the desk at ${width} px`, { tag: '@every-page' }, () => {
    test.use({ viewport: { width, height: 800 } });

    test('keeps what was typed when it was wrong, and opens when it is right', async ({
      page,
      desk,
    }) => {
      await page.goto(`${desk.site}/desk`);
      await expect(page.getByLabel('Password')).toBeVisible();
      await expectAccessible(page);
      await page.getByLabel('Email address').fill(rahim.email);
      await page.getByLabel('Password').fill('something else');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('alert')).toHaveText('The address or the password is wrong.');
      await expect(page.getByLabel('Email address')).toHaveValue(rahim.email);
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByText('Nobody is waiting.')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeFocused();
      await expectAccessibleInAudit(page);
      await page.getByRole('button', { name: 'Sign out' }).click();
      await expect(page.getByLabel('Password')).toBeVisible();
    });
  });
}
