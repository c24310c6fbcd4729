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

test.describe('the Book a Demo dialog', () => {
  test('opens with the product chosen, is sent, and thanks', async ({ page }) => {
    await openDialog(page);
    await expect(dialog(page)).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(box(page, 'Contact number')).not.toHaveCSS('border-top-width', '0px');
    await expect(software(page)).toHaveValue('HRM');
    await expect(software(page).getByRole('option')).toHaveText([
      'Select Software',
      'ERP',
      'HRM',
      'POS',
      'Accounting',
    ]);
    const posts = watchPosts(page);
    await box(page, 'Contact number').fill('০১৭১১-২২৩৩৪৪');
    await page.getByRole('checkbox', { name: /^I agree to receive updates/ }).check();
    await send(page).click();
    await expectThanks(page);
    expect(posts[0]?.url()).toContain('/api/demo');
    expect(posts[0]?.postDataJSON()).toMatchObject({
      software: 'HRM',
      consent: 'yes',
      company: '',
      page: '/products/HRM',
    });
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  test('opens without a choice on a product that is not listed', async ({ page }) => {
    await openDialog(page, '/products/RMS');
    await expect(software(page)).toHaveValue('');
  });

  test('needs no field, but a way to answer', async ({ page }) => {
    await openDialog(page);
    await send(page).click();
    await expect(box(page, 'Contact number')).toBeFocused();
    await expect(box(page, 'Contact number')).toHaveAttribute('aria-invalid', 'true');
    await box(page, 'Email address').fill('karim@example.com');
    await expect(box(page, 'Contact number')).not.toHaveAttribute('aria-invalid');
    await send(page).click();
    await expectThanks(page);
  });

  test('keeps the focus inside, closes by Escape, and gives the focus back', async ({ page }) => {
    await openDialog(page);
    for (let times = 0; times < 15; times += 1) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(() => {
        const { activeElement } = document;
        // Between the last and the first control the browser's own bar has the focus.
        return activeElement === document.body || activeElement?.closest('dialog') !== null;
      });
      expect(isInside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).press('Enter');
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  test('opens again for who asks before the browser has told that it is closed', async ({
    page,
  }) => {
    await openDialog(page);
    await opener(page).evaluate((link: HTMLElement) => {
      document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
      link.click();
    });
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  });

  test('keeps what was typed when it closes and when the page reloads', async ({ page }) => {
    await openDialog(page);
    await box(page, /^Company name/).fill('Kolmi Knitwear');
    await software(page).selectOption('POS');
    await page.keyboard.press('Escape');
    await opener(page).click();
    await expect(box(page, /^Company name/)).toHaveValue('Kolmi Knitwear');
    await expect(software(page)).toHaveValue('POS');
    await openDialog(page);
    await expect(box(page, /^Company name/)).toHaveValue('Kolmi Knitwear');
    await expect(software(page)).toHaveValue('POS');
    await openDialog(page, '/products/HMS');
    await expect(box(page, /^Company name/)).toHaveValue('Kolmi Knitwear');
  });

  test('opens by a press that came before the script', async ({ page }) => {
    // What starts islands is there, and what the page itself runs; what islands run on is not.
    const letScriptsCome = await holdBack(page, /\/(?!(?:late|Page)\.)[^/]*\.js$/);
    await openAnswering(page, '/products/HRM');
    await opener(page).click();
    await expect(page.locator('astro-island[aria-busy]')).toBeAttached();
    letScriptsCome();
    await expect(dialog(page)).toBeVisible();
    await expect(page).toHaveURL(/\/products\/HRM$/);
  });

  test('gives way to the page of the form when its words cannot be fetched', async ({ page }) => {
    await page.route('**/demo-dialog.json', (route) => route.abort());
    await openAnswering(page, '/products/HRM');
    await opener(page).click();
    await expect(page).toHaveURL(/\/book-a-demo\?software=HRM$/);
    await expect(software(page)).toHaveValue('HRM');
  });

  test('is a whole sheet on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openDialog(page);
    expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
    await send(page).scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'Close' })).toBeInViewport();
  });
});

test.describe('the page Book a Demo', () => {
  test('has the software of the address chosen', async ({ page }) => {
    await page.goto('/book-a-demo?software=POS');
    await ready(page);
    await expect(page.getByRole('combobox')).toHaveValue('POS');
    await page.goto('/book-a-demo?software=Anything');
    await ready(page);
    await expect(page.getByRole('combobox')).toHaveValue('');
  });
});
