import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInAudit } from '../accessible.ts';
import { atWidths, confirmPassword, karima, rahim } from './desk-server.ts';

const formula = `=cmd|' /C calc'!A0`;

const row = (page: Page, table: string, name: string) =>
  page.getByRole('region', { name: table, exact: true }).getByRole('row').filter({ hasText: name });

atWidths('are told to an owner, who takes a file along', async ({ page, desk }) => {
  await desk.open(page);
  await page.getByRole('link', { name: 'Numbers' }).click();
  await expect(page.getByText('Nothing came in these weeks')).toBeVisible();
  await desk.enquire({ page: '/contact', referrer: 'https://nokshi.example/demos/khatian' });
  const reference = await desk.enquire({ name: formula });
  await page.reload();
  await expect(page.getByRole('heading', { name: '2 enquiries, before: 0' })).toBeVisible();
  await expect(row(page, 'By page', '/bn/contact')).toContainText('1');
  await expect(row(page, 'By campaign', '<img src=x')).toContainText('2');
  await expect(row(page, 'By demo', 'khatian')).toContainText('1');
  await expect(page.getByText('Still unanswered')).toBeVisible();
  const weeks = page.getByRole('table', { name: 'By week' });
  await expect(weeks.getByRole('row').nth(1)).toContainText('2');
  const tables = page.getByRole('button', { name: 'Tables' });
  if (page.viewportSize()?.width === 360) {
    await tables.click();
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
  await confirmPassword(page);
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
  await expect(page.getByText('Nothing of this was done.')).toBeVisible();
  await page.getByLabel('Colleague').selectOption('Everybody');
  await page.getByRole('link', { name: reference }).click();
  await expect(page).toHaveURL(new RegExp(`/desk/enquiries/${reference}$`));
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
});
