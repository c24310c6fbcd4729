import { expect, test } from '@playwright/test';
import { box, reference, send, words, writeContact } from './enquiries-form.ts';
import { holdBack } from './islands.ts';

test('what is typed while the scripts are held back keeps its place, focus and cursor', async ({
  page,
}) => {
  const letScriptsCome = await holdBack(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  const name = box(page, 'Your name');
  await name.click();
  await page.keyboard.type('Rahma');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  letScriptsCome();
  await expect(page.locator('main form')).toHaveJSProperty('noValidate', true);
  await expect(name).toBeFocused();
  await page.keyboard.type('i');
  await expect(name).toHaveValue('Rahima');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an enquiry is sent, and the thanks carry its reference', async ({ page }) => {
    await page.goto('/contact');
    await writeContact(page, 'Without script');
    await send(page).click();
    await page.waitForURL(/\/thank-you\?reference=NK-/);
    await expect(page.getByText(/Your reference is/)).toContainText(reference);
    const first = page.url();
    await page.goBack();
    await writeContact(page, 'Without script');
    await send(page).click();
    await page.waitForURL(/\/thank-you\?reference=NK-/);
    expect(page.url()).toBe(first);
  });

  test('the browser itself asks for what is missing', async ({ page }) => {
    await page.goto('/contact');
    await send(page).click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(box(page, 'Your name')).toHaveAttribute('required');
  });

  test('errors stand beside the fields, and every word stays', async ({ page }) => {
    await page.goto('/contact');
    await writeContact(page, '\n<b>Two</b> "lines"\n& more');
    await box(page, /^Phone number/).fill('12');
    await send(page).click();
    await expect(box(page, /^Phone number/)).toHaveAccessibleDescription(/11 digits/);
    await expect(box(page, /^Phone number/)).toHaveAttribute('aria-invalid', 'true');
    await expect(box(page, /^Phone number/)).toBeFocused();
    await expect(page.getByText('Please correct the marked fields')).toBeVisible();
    await expect(box(page, 'Your name')).toHaveValue(words.name);
    await expect(box(page, 'Message')).toHaveValue('\n<b>Two</b> "lines"\n& more');
    await box(page, /^Phone number/).fill(words.phone);
    await send(page).click();
    await page.waitForURL(/\/thank-you\?reference=NK-/);
  });

  test('a demo is booked on a page of its own', async ({ page }) => {
    await page.goto('/products/HRM');
    await page.getByRole('link', { name: 'Get a Demo' }).click();
    await page.waitForURL('**/book-a-demo?software=HRM');
    await send(page).click();
    await expect(box(page, 'Contact number')).toHaveAccessibleDescription(/so that we can answer/);
    await expect(box(page, 'Contact number')).toBeFocused();
    await box(page, 'Contact number').fill('01711-223344');
    await page.getByRole('combobox').selectOption('Accounting');
    await send(page).click();
    await page.waitForURL(/\/thank-you\?reference=NK-/);
  });
});
