import { expect } from '@playwright/test';
import { expectAccessibleInAudit } from '../accessible.ts';
import { button, lines, password, rahim, test } from './desk-server.ts';

test('the desk speaks Bangla to whoever chose it, on the company’s clock in a browser elsewhere', {
  tag: '@every-page',
}, async ({ browser, desk }) => {
  const context = await browser.newContext({
    timezoneId: 'America/Los_Angeles',
    viewport: { width: 360, height: 800 },
  });
  const page = await context.newPage();
  const goTo = (name: string) => page.getByRole('link', { name, exact: true }).click();
  const reference = await desk.enquire({ name: 'শামীমা আক্তার' });
  await page.goto(`${desk.site}/desk`);
  await page.getByLabel('Language').selectOption('বাংলা');
  await page.getByLabel('ইমেইল ঠিকানা').fill(rahim.email);
  await page.getByLabel('পাসওয়ার্ড').fill(password);
  await button(page, 'সাইন ইন').click();
  await goTo('সেটিংস');
  await expect(page.getByRole('checkbox', { name: 'প্রতি কাজের দিন সকালে মেইল' })).toBeVisible();
  await expectAccessibleInAudit(page);
  // It is kept with the user, not with the browser.
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${desk.site}/desk`);
  await expect(lines(page).filter({ hasText: 'শামীমা' })).toContainText('মিনিট');
  await page.getByRole('button', { name: 'ফিল্টার' }).click();
  await page.getByLabel('শামীমা আক্তার বেছে নিন').check();
  await expect(page.getByText('১টি বেছেছেন')).toBeVisible();
  await expectAccessibleInAudit(page);

  await page.goto(`${desk.site}/desk/enquiries/${reference}`);
  await button(page, 'এখন নয়…').click();
  await expectAccessibleInAudit(page);
  await page.getByRole('dialog').getByRole('button', { name: /^কাল: / }).click();
  await expect(page.getByText(/৯:০০ পর্যন্ত সরানো/)).toBeVisible();
  await button(page, 'ফিরিয়ে নিন').click();
  await button(page, 'মুছে ফেলুন…').click();
  await expect(page.getByRole('dialog').getByText('নোট (০টি)')).toBeVisible();
  await expectAccessibleInAudit(page);
  await page.keyboard.press('Escape');

  await goTo('হিসাব');
  await expect(page.getByRole('heading', { name: '১টি বার্তা, আগে ০' })).toBeVisible();
  await expectAccessibleInAudit(page);
  await goTo('কাজের খাতা');
  await expect(page.getByText(`${rahim.name} সাইন ইন করেছেন`)).toBeVisible();
  await expectAccessibleInAudit(page);
  await context.close();
});
