import { formWords } from '@nokshi/forms/form-words.ts';
import { formsFile } from '@nokshi/forms/words.ts';
import { expect, type Page, test } from '@playwright/test';
import { entry, orderOf, raw, single } from './content.ts';
import { ready, reference, status, watchPosts } from './enquiries-form.ts';
import { awaken } from './islands.ts';

const labels = single('labels', 'bn');
const navigation = single('navigation', 'bn');
const { words } = formWords(formsFile.parse(raw('forms/index.yaml')), 'bn');
const { fields } = words;

async function writeToUs(page: Page) {
  await page.goto('/bn');
  await page
    .getByRole('banner')
    .getByRole('link', { name: navigation.contact.label, exact: true })
    .click();
  await expect(page).toHaveURL('/bn/contact');
  await page.getByLabel(fields.name.label).fill('রহিমা খাতুন');
  await page.getByLabel(fields.phone.label).fill('০১৭০০-০০০০০০');
  await page.getByLabel(fields.email.label).fill('rahima@example.com');
  await page.getByLabel(fields.message.label).fill('বগুড়ায় আমাদের দুটি মুদি দোকান।');
}

test('from the home page in Bangla to an enquiry', async ({ page }) => {
  await writeToUs(page);
  await ready(page);
  await page.getByRole('button', { name: words.send }).click();
  await expect(status(page)).toContainText(words.thanks.title);
  await expect(status(page)).toContainText(reference);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('from the home page in Bangla to an enquiry', async ({ page }) => {
    await writeToUs(page);
    await page.getByRole('button', { name: words.send }).click();
    await page.waitForURL(/\/bn\/thank-you\?reference=NK-/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.thanks.title);
  });

  test('every case study and every technology stands on its page', async ({ page }) => {
    await page.goto('/bn/projects');
    for (const id of orderOf('projects')) {
      await expect(page.getByText(entry('projects', id, 'bn').title).first()).toBeVisible();
    }
    await page.goto('/bn/about-us');
    for (const id of orderOf('technology-categories')) {
      const { label } = entry('technology-categories', id, 'bn');
      await expect(page.getByRole('heading', { name: label, exact: true })).toBeVisible();
    }
  });
});

test('the dialog asks, mends and thanks in Bangla', async ({ page }) => {
  await page.goto('/bn/products/HRM');
  await awaken(page);
  await page.getByRole('main').getByRole('link', { name: labels.bookDemo }).first().click();
  const dialog = page.getByRole('dialog');
  const send = dialog.locator('button[type=submit]:visible');
  await expect(dialog.getByRole('combobox')).toHaveValue('HRM');
  await send.click();
  const wrong = dialog.locator('[aria-invalid=true]').first();
  await expect(wrong).toHaveAccessibleDescription(/[\u0980-\u09FF]/);
  const posts = watchPosts(page);
  await wrong.fill('০১৭১১-২২৩৩৪৪');
  await send.click();
  await expect(dialog.getByRole('status').first()).toContainText(reference);
  expect(posts[0]?.postDataJSON()).toMatchObject({ software: 'HRM', page: '/bn/products/HRM' });
  await dialog.getByRole('button', { name: labels.close }).click();
  await expect(dialog).toBeHidden();
});

test('filters and tabs carry Bangla names, and their counts Bangla digits', async ({ page }) => {
  await page.goto('/bn/projects');
  const [first = ''] = orderOf('project-categories');
  const chip = page
    .getByRole('main')
    .getByRole('button', { name: entry('project-categories', first, 'bn').label });
  await chip.click();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^[^0-9]*[০-৯]+[^0-9]*$/);
  const shown = orderOf('projects').filter((id) => entry('projects', id).category === first);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(shown.length);

  await page.goto('/bn/about-us');
  const [category = ''] = orderOf('technology-categories');
  const tab = page.getByRole('tab', {
    name: entry('technology-categories', category, 'bn').label,
  });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(tab).toContainText(/[০-৯]/);
});
