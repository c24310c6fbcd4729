import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { password, rahim, test } from './desk-server.ts';

const widths = [360, 1280];

const lines = (page: Page) => page.getByRole('listitem');

for (const width of widths) {
  test.describe(`the desk at ${width} px`, () => {
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
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Sign out' }).click();
      await expect(page.getByLabel('Password')).toBeVisible();
    });
  });
}

test('the desk speaks Bangla to whoever chose it, and remembers', async ({ page, desk }) => {
  await desk.enquire();
  await desk.signIn(page);
  await page.getByLabel('Language').selectOption('বাংলা');
  await expect(page.getByRole('searchbox', { name: 'খুঁজুন' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'খুঁজুন' })).toBeVisible();
  await expect(lines(page).first()).toContainText('মিনিট');
  await expectAccessible(page);
});

test('what is searched for stands in the address', async ({ page, desk }) => {
  await desk.enquire();
  await desk.enquire({ name: 'Tareq', subject: 'Pharmacy' });
  await desk.signIn(page);
  await expect(lines(page)).toHaveCount(2);
  await expect(async () => {
    await page.getByRole('searchbox').fill('');
    await page.getByRole('searchbox').fill('pharm');
    await expect(lines(page)).toHaveCount(1, { timeout: 1000 });
  }).toPass();
  await expect(page).toHaveURL(/q=pharm/);
  await page.reload();
  await expect(lines(page)).toHaveCount(1);
  await expect(page.getByRole('searchbox')).toHaveValue('pharm');
});
