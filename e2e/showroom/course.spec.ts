import { expect } from '@playwright/test';
import { comeBack, follow, main, openTab, press, tryDemo, write } from './demo.ts';

tryDemo('dhape-dhape', 'a student goes from a free lesson to a certificate', async (page) => {
  await follow(page, 'First lesson free');
  for (const step of ['Next', 'Next', 'Finish the lesson']) await press(page, step);
  await page.goto('/demos/dhape-dhape#/courses/physics/bucket');
  await expect(page.getByText('Enrol, and it opens at once.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Finish the lesson' })).toHaveCount(0);
  await page.goto('/demos/dhape-dhape#/enrol/spoken-english');
  await press(page, 'Log in as Student');
  await write(page, 'bKash number', '12');
  await press(page, /^Pay/);
  await expect(page.getByText('A mobile number has 11 digits')).toBeVisible();
  await write(page, 'bKash number', '01712345678');
  await press(page, /^Pay/);
  await expect(page.getByText('You are in batch 14.')).toBeVisible();

  const office = await openTab(page, '/demos/dhape-dhape#/admin');
  await press(office, 'Log in as admin');
  await expect(office.getByRole('row', { name: /Nabila Islam/ }).first()).toContainText('৳ 2,500');
  await press(office, 'Add a lesson');
  const form = office.locator('form').filter({ hasText: 'What it teaches' });
  await form.getByLabel('Course').selectOption('Spoken English');
  await form.getByLabel('Title').fill('At the bank');
  await form.getByLabel('Minutes').fill('১২');
  await form.getByLabel('What it teaches').fill('I would like to open an account.');
  await press(office, 'Add a lesson');
  await expect(page.getByRole('link', { name: 'At the bank' })).toBeVisible();

  await page.bringToFront();
  await follow(page, 'My courses');
  await follow(page, /^Go on: The salary sheet/);
  for (const step of ['Next', 'Next', 'Finish the lesson']) await press(page, step);
  await follow(page, 'Final test');
  await press(page, 'Hand in');
  await expect(page.getByRole('alert')).toContainText('answer question 1');
  for (const answer of ['=SUM(D2:D9)', 'C12', '1000', '=COUNTIF(B2:AE2,"P")', 'Protect Sheet']) {
    await page.getByRole('radio', { name: answer, exact: true }).check();
  }
  await press(page, 'Hand in');
  await expect(page.getByText('Passed: 5 of 5 right.')).toBeVisible();
  await follow(page, /^Certificate$/);
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await follow(page, /^Scan to check/);
  await expect(page.getByText('This certificate is genuine.')).toBeVisible();
  await comeBack(page);
  await expect(main(page)).toContainText('Nabila Islam');
  await write(page, 'Certificate number', 'XL-5-002-AAAA');
  await press(page, /^Check$/);
  await expect(page.getByText('No certificate has this number.')).toBeVisible();
});
