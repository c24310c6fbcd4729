import { expect, test } from '@playwright/test';
import { widths } from '../routes.ts';
import { complaintsOf, doneTasks, openDemo } from './demo.ts';

for (const width of widths) {
  test.describe(`at ${width} px`, { tag: '@every-page' }, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a student goes from the free lesson to a certificate that can be checked', async ({
      page,
      context,
    }) => {
      test.slow();
      const complaints = complaintsOf(page);
      await openDemo(page, '/demos/dhape-dhape');
      await page.getByRole('link', { name: 'First lesson free' }).click();
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByRole('button', { name: 'Finish the lesson' }).click();
      await expect(
        page.getByRole('listitem').filter({ hasText: 'Why does the spring' }),
      ).toContainText('done');

      await openDemo(page, '/demos/dhape-dhape#/enrol/spoken-english');
      await page.getByRole('button', { name: 'Log in as Student' }).click();
      await page.getByLabel('bKash number').fill('12');
      await page.getByRole('button', { name: /^Pay/ }).click();
      await expect(page.getByText('A mobile number has 11 digits')).toBeVisible();
      await page.getByLabel('bKash number').fill('01712345678');
      await page.getByRole('button', { name: /^Pay/ }).click();
      await expect(page.getByText('You are in batch 14.')).toBeVisible();

      const office = await context.newPage();
      await openDemo(office, '/demos/dhape-dhape#/admin');
      await office.getByRole('button', { name: 'Log in as admin' }).click();
      const newest = office.getByRole('table').first().getByRole('row').nth(1);
      await expect(newest).toContainText('Nabila Islam');
      await expect(newest).toContainText('৳ 2,500');
      const form = office.locator('form').filter({ hasText: 'What it teaches' });
      await form.getByLabel('Course').selectOption('Spoken English');
      await form.getByLabel('Title').fill('At the bank');
      await form.getByLabel('Minutes').fill('-3');
      await form.getByLabel('What it teaches').fill('I would like to open an account.');
      await form.getByRole('button', { name: 'Add a lesson' }).click();
      await expect(form.getByText('Minutes are a whole number')).toBeVisible();
      await form.getByLabel('Minutes').fill('১২');
      await form.getByRole('button', { name: 'Add a lesson' }).click();
      await expect(page.getByRole('link', { name: 'At the bank' })).toBeVisible();

      await page.bringToFront();
      await page.getByRole('link', { name: 'My courses' }).click();
      await page.getByRole('link', { name: /^Go on: The salary sheet/ }).click();
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByRole('button', { name: 'Finish the lesson' }).click();
      await page.getByRole('link', { name: 'Final test' }).click();
      await page.getByRole('button', { name: 'Hand in' }).click();
      await expect(page.getByRole('alert')).toContainText('answer question 1');
      for (const answer of [
        '=SUM(D2:D9)',
        'C12',
        '1000',
        '=COUNTIF(B2:AE2,"P")',
        'Protect Sheet',
      ]) {
        await page.getByRole('radio', { name: answer, exact: true }).check();
      }
      await page.getByRole('button', { name: 'Hand in' }).click();
      await expect(page.getByText('Passed: 5 of 5 right.')).toBeVisible();
      await page.getByRole('link', { name: 'Certificate', exact: true }).click();
      await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
      await expect(doneTasks(page)).toHaveCount(3);

      const link = await page.getByRole('link', { name: /^Scan to check/ }).getAttribute('href');
      const guest = await context.browser()?.newContext();
      const other = await guest?.newPage();
      if (!guest || !other) throw new Error('no second browser');
      await openDemo(other, `/demos/dhape-dhape${link}`);
      await expect(other.getByText(/not in the register/)).toBeVisible();
      await other.getByLabel('Certificate number').fill('XL-5-002-AAAA');
      await other.getByRole('button', { name: 'Check', exact: true }).click();
      await expect(other.getByText('No certificate has this number.')).toBeVisible();
      await guest.close();

      await page.bringToFront();
      await page.getByRole('link', { name: /^Scan to check/ }).click();
      await expect(page.getByText('This certificate is genuine.')).toBeVisible();
      await expect(page.getByRole('main')).toContainText('Nabila Islam');

      await form.getByLabel('Course').selectOption('Excel for the office');
      await form.getByLabel('Title').fill('Mail merge');
      await form.getByLabel('Minutes').fill('9');
      await form.getByLabel('What it teaches').fill('Names in A.');
      await form.getByRole('button', { name: 'Add a lesson' }).click();
      await page.goBack();
      await page.reload();
      await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
      await expect(page.getByText(/^Given on/)).toBeVisible();
      expect(complaints).toEqual([]);
    });
  });
}

test('a paid lesson stays closed without a batch, and says how to open it', async ({ page }) => {
  await openDemo(page, '/bn/demos/dhape-dhape#/courses/physics/bucket');
  await expect(page.getByText('ভর্তি হলেই খুলে যাবে')).toBeVisible();
  await expect(page.getByRole('button', { name: 'ক্লাস শেষ করুন' })).toHaveCount(0);
});
