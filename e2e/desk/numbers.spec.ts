import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { widths } from '../routes.ts';
import { expectAccessible, expectAccessibleInAudit } from './accessible.ts';
import { type DeskServer, karima, rahim, test } from './desk-server.ts';

const formula = `=cmd|' /C calc'!A0`;

/** Two enquiries, one of them with a formula, both with markup where the form lets any text in. */
async function enquireTwice(desk: DeskServer): Promise<string> {
  await desk.enquire({ page: '/contact', referrer: 'https://nokshi.example/demos/khatian' });
  return desk.enquire({ name: formula });
}

const row = (page: Page, table: string, name: string) =>
  page.getByRole('region', { name: table }).getByRole('row').filter({ hasText: name });

for (const width of widths) {
  test.describe(`numbers, export and log at ${width} px`, { tag: '@every-page' }, () => {
    test.use({ viewport: { width, height: 800 } });

    test('are told to an owner, who takes a file along', async ({ page, desk }) => {
      await desk.open(page);
      await page.getByRole('link', { name: 'Numbers' }).click();
      await expect(page.getByText('Nothing came in these weeks')).toBeVisible();
      const reference = await enquireTwice(desk);
      await page.reload();
      await expect(page.getByRole('heading', { name: '2 enquiries, before: 0' })).toBeVisible();
      await expect(row(page, 'By page', '/bn/contact')).toContainText('1');
      await expect(row(page, 'By campaign', '<img src=x')).toContainText('2');
      await expect(row(page, 'By demo', 'khatian')).toContainText('1');
      await expect(page.getByText('Still unanswered')).toBeVisible();
      const weeks = page.getByRole('table', { name: 'By week' });
      await expect(weeks.getByRole('row').nth(1)).toContainText('2');
      if (width === 360) {
        await page.getByRole('button', { name: 'Tables' }).click();
        await expect(weeks).toBeInViewport();
      }
      await expectAccessible(page);
      await page.getByLabel('Which time').selectOption('The last 52 weeks');
      await expect(page).toHaveURL(/weeks=52/);
      await expect(weeks.getByRole('row')).toHaveCount(53);
      await page.getByRole('link', { name: '/bn/contact' }).click();
      await expect(page).toHaveURL(/\/desk\/?\?page=%2Fbn%2Fcontact$/);

      await page.goto(`${desk.site}/desk`);
      await page.getByText('Export what is filtered').click();
      await expectAccessibleInAudit(page);
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: 'As a table (CSV)' }).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(/^enquiries-20\d\d-\d\d-\d\d\.csv$/);
      const text = await readFile(await file.path(), 'utf8');
      expect(text).toContain(`"'${formula}"`);
      expect(text).toContain(reference);

      await page.goto(`${desk.site}/desk/enquiries/${reference}`);
      await page.getByRole('button', { name: 'I see to it' }).click();
      await page.getByText('What was done about it').click();
      const took = `${rahim.name} took ${reference} on`;
      await expect(page.getByText(took)).toBeVisible();
      await page.getByRole('link', { name: 'Log', exact: true }).click();
      await expect(page.getByText(took)).toBeVisible();
      await expect(page.getByText(`${rahim.name} exported 2 enquiries`)).toBeVisible();
      await expectAccessible(page);
      await page.getByLabel('Colleague').selectOption(karima.name);
      await expect(page.getByText('Nothing was done yet.')).toBeVisible();
      await page.getByLabel('Colleague').selectOption('Everybody');
      await page.getByRole('link', { name: reference }).click();
      await expect(page).toHaveURL(new RegExp(`/desk/enquiries/${reference}$`));
      expect(await page.evaluate(() => 'hit' in window)).toBe(false);
    });
  });
}

test('staff take no file along, and read numbers and log in Bangla', {
  tag: '@every-page',
}, async ({ page, desk }) => {
  await enquireTwice(desk);
  await desk.open(page, '', karima.email);
  await expect(page.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByText('Export what is filtered')).toBeHidden();
  const status = await page.evaluate(async () => (await fetch('/api/desk/export')).status);
  expect(status).toBe(403);
  await page.getByLabel('Language').selectOption('বাংলা');
  await page.getByRole('link', { name: 'হিসাব' }).click();
  await expect(page.getByRole('heading', { name: '২টি বার্তা, আগে ০' })).toBeVisible();
  await expectAccessibleInAudit(page);
  await page.getByRole('link', { name: 'কাজের খাতা' }).click();
  await expect(page.getByText(`${karima.name} সাইন ইন করেছেন`)).toBeVisible();
  await expectAccessibleInAudit(page);
});
