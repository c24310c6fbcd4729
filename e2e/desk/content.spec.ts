import type { Checklist } from '@nokshi/contract/content.ts';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInAudit } from '../accessible.ts';
import { askAs, atWidths, button, type DeskServer, saved } from './desk-server.ts';

async function openContent(page: Page, desk: DeskServer): Promise<void> {
  await page.goto(`${desk.site}/desk/content`);
  await expect(page.getByRole('heading', { level: 1, name: 'Words and pictures' })).toBeVisible();
}

atWidths('entries are found by their words, kind and page', async ({ page, edited: desk }) => {
  await openContent(page, desk);
  await expect(page.getByRole('heading', { level: 2, name: 'Products' })).toBeVisible();
  await expectAccessible(page);
  const search = page.getByRole('searchbox', { name: 'Search all words' });
  await search.fill('products/POS');
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1);
  await expect(page).toHaveURL(/\?q=products/);
  await search.fill('');
  await page.getByLabel('Kind').selectOption('Team');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Team']);

  // From the page itself.
  await page.goto(`${desk.site}/products/POS`);
  await page.getByRole('link', { name: 'Edit this page' }).click();
  await expect(page.getByText('What the page POS shows.')).toBeVisible();
  await page.getByRole('link', { name: /^POS/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'POS' })).toBeVisible();
});

atWidths('entries are made, put in order, taken away and back', async ({ page, edited: desk }) => {
  await openContent(page, desk);
  const offices = page.getByRole('region', { name: 'Offices' });
  await offices.getByRole('button', { name: 'New' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill('দোকান');
  await dialog.getByLabel('Short name').fill('দোকান');
  await button(page, 'Make it').click();
  await expect(dialog.getByRole('alert')).toContainText('small letters');
  await expectAccessibleInAudit(page);
  await dialog.getByLabel('Name', { exact: true }).fill('New Office');
  await dialog.getByLabel('Begin with').selectOption({ index: 1 });
  await button(page, 'Make it').click();
  await expect(page).toHaveURL(/\/content\/offices\/new-office$/);
  await page.goBack();

  const lines = offices.getByRole('listitem');
  await expect(lines.last()).toContainText('New');
  const count = await lines.count();
  await offices.getByRole('button', { name: 'Change the order' }).click();
  await lines.last().getByRole('button').first().focus();
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.keyboard.press('ArrowUp');
  await expect(offices.getByText(`Now at place ${count - 1} of ${count}.`)).toBeAttached();
  await expect(lines.nth(-2).getByRole('button').first()).toBeFocused();
  await expectAccessibleInAudit(page);
  await offices.getByRole('button', { name: 'Done' }).click();
  await kept;
  await page.reload();
  await expect(lines.nth(-2)).toContainText('New');

  await lines.last().getByRole('link').click();
  await button(page, 'Take away…').click();
  await button(page, 'Take away').click();
  await expect(lines.filter({ hasText: 'Taken away' })).toHaveCount(1);
  await offices.getByRole('button', { name: 'Bring back' }).click();
  await expect(lines.filter({ hasText: 'Taken away' })).toHaveCount(0);
  await expect(lines).toHaveCount(count);
});

atWidths('examples are replaced before the launch', async ({ page, edited: desk }) => {
  await openContent(page, desk);
  await page.getByRole('link', { name: 'Launch checklist' }).click();
  const steps = page.getByRole('main').getByRole('group');
  await steps.first().locator('summary').click();
  await expectAccessible(page);
  const places = steps.first().getByRole('link');
  const count = await places.count();
  await places
    .filter({ hasText: /example/i })
    .first()
    .click();
  const example = page.locator(':focus');
  await expect(example).toHaveRole('checkbox');
  await saved(page, () => example.uncheck());
  await page.goBack();
  await expect(steps.first().getByText(`${count - 1} left`)).toBeVisible();
  await expect(places).toHaveCount(count - 1);

  const list: Checklist = await askAs(page, desk).get('/content/checklist?language=en');
  const done = list.steps.map((step) => ({ ...step, places: [] }));
  await page
    .context()
    .route('**/content/checklist?*', (route) => route.fulfill({ json: { steps: done } }));
  await page.reload();
  await expect(page.getByText('Everything is done.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: /Done$/ })).toHaveCount(done.length);
  await expectAccessibleInAudit(page);
});
