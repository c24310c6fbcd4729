import { expect, test } from '@playwright/test';
import {
  box,
  dialog,
  expectThanks,
  openDialog,
  opener,
  ready,
  send,
  software,
  watchPosts,
} from './enquiries-form.ts';
import { holdBack, openAnswering } from './islands.ts';

test('the Book a Demo dialog opens with the product chosen, asks for a way to answer, is sent, and thanks', async ({
  page,
}) => {
  await openDialog(page);
  await expect(dialog(page)).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(software(page)).toHaveValue('HRM');
  await expect(software(page).getByRole('option')).toHaveText([
    'Select Software',
    'ERP',
    'HRM',
    'POS',
    'Accounting',
  ]);
  const phone = box(page, 'Contact number');
  await send(page).click();
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await box(page, 'Email address').fill('karim@example.com');
  await expect(phone).not.toHaveAttribute('aria-invalid');
  const posts = watchPosts(page);
  await page.getByRole('checkbox', { name: /^I agree to receive updates/ }).check();
  await send(page).click();
  await expectThanks(page);
  expect(posts[0]?.url()).toContain('/api/demo');
  expect(posts[0]?.postDataJSON()).toMatchObject({
    software: 'HRM',
    email: 'karim@example.com',
    consent: 'yes',
    company: '',
    page: '/products/HRM',
  });
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test('it opens again for who asks before the browser has told that it is closed', async ({
  page,
}) => {
  await openDialog(page);
  await opener(page).evaluate((link: HTMLElement) => {
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
    link.click();
  });
  await expect(dialog(page)).toBeVisible();
});

test('it keeps what was typed when it closes, when the page reloads and on another product', async ({
  page,
}) => {
  const company = box(page, /^Company name/);
  await openDialog(page);
  await company.fill('Kolmi Knitwear');
  await software(page).selectOption('POS');
  await page.keyboard.press('Escape');
  await opener(page).click();
  await expect(company).toHaveValue('Kolmi Knitwear');
  await openDialog(page);
  await expect(company).toHaveValue('Kolmi Knitwear');
  await expect(software(page)).toHaveValue('POS');
  await openDialog(page, '/products/HMS');
  await expect(company).toHaveValue('Kolmi Knitwear');
});

test('it opens by a press that came before the script', async ({ page }) => {
  // What starts islands is there, and what the page itself runs; what islands run on is not.
  const letScriptsCome = await holdBack(page, /\/(?!(?:deferred|Page)\.)[^/]*\.js$/);
  await openAnswering(page, '/products/RMS');
  await opener(page).click();
  await expect(page.locator('astro-island[aria-busy]')).toBeAttached();
  letScriptsCome();
  await expect(dialog(page)).toBeVisible();
  await expect(software(page), 'for a product that is not listed').toHaveValue('');
  await expect(dialog(page)).toContainText('About: Restaurant Management System');
  await page.goto('/bn/book-a-demo?product=HMS');
  await expect(page.getByRole('main')).toContainText('কী দেখতে চান: হোটেল');
});

test('it gives way to the page of the form when its words cannot be fetched', async ({ page }) => {
  await page.route('**/demo-dialog.json', (route) => route.abort());
  await openAnswering(page, '/products/HRM');
  await opener(page).click();
  await expect(page).toHaveURL(/\/book-a-demo\?software=HRM$/);
  await expect(software(page)).toHaveValue('HRM');
  await page.goto('/book-a-demo?software=Anything');
  await ready(page);
  await expect(software(page)).toHaveValue('');
});

test('it is a whole sheet on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openDialog(page);
  expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
  await send(page).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Close' })).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a demo is booked on a page of its own', async ({ page }) => {
    await page.goto('/products/HRM');
    await opener(page).click();
    await page.waitForURL('**/book-a-demo?software=HRM');
    await send(page).click();
    const phone = box(page, 'Contact number');
    await expect(phone).toHaveAccessibleDescription(/so that we can answer/);
    await expect(phone).toBeFocused();
    await phone.fill('01711-223344');
    await software(page).selectOption('Accounting');
    await send(page).click();
    await page.waitForURL(/\/thank-you\?reference=NK-/);
  });
});
