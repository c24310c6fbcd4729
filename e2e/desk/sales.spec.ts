import { expect } from '@playwright/test';
import { answering } from '../islands.ts';
import { karima, lines, test } from './desk-server.ts';

test('sales take no file along, and change nothing of the site', async ({ page, desk }) => {
  await desk.enquire();
  await desk.open(page, '', karima.email);
  await expect(lines(page)).toHaveCount(1);
  await expect(page.getByText('Export what is filtered')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Content' })).toHaveCount(0);
  await page.goto(`${desk.site}/desk/content`);
  const nowhere = { level: 1, name: 'There is no such page at the desk.' };
  await expect(page.getByRole('heading', nowhere)).toBeVisible();
  await page.getByRole('link', { name: 'To the inbox' }).click();
  await expect(lines(page)).toHaveCount(1);
  await page.goto(desk.site);
  await answering(page);
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveCount(0);
});
