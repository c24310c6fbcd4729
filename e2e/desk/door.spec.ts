import { expect, type Page } from '@playwright/test';
import { widths } from '../routes.ts';
import { expectAccessible, expectAccessibleInAudit } from './accessible.ts';
import { codeIn, password, rahim, test } from './desk-server.ts';

const newPassword = 'velvet tortoise umbrella creek';

async function typeCredentials(page: Page, site: string, words = password): Promise<void> {
  await page.goto(`${site}/desk`);
  await page.getByLabel('Email address').fill(rahim.email);
  await page.getByLabel('Password').fill(words);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

for (const width of widths) {
  test.describe(`who gets in at ${width} px`, { tag: '@every-page' }, () => {
    test.use({ viewport: { width, height: 800 } });

    test('signs in with a code, and chooses in the settings', async ({ page, desk, browser }) => {
      const key = await desk.demandCode(rahim);
      await typeCredentials(page, desk.site);
      const code = page.getByLabel('Code');
      await expect(code).toBeFocused();
      await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
      await expect(code).toHaveAttribute('inputmode', 'numeric');
      await expectAccessibleInAudit(page);
      await code.fill('000000');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveText(
        'This code is wrong, or was used before.',
      );
      await expect(code).toHaveValue('000000');
      await page.getByRole('button', { name: 'Start over' }).click();
      await expect(page.getByLabel('Email address')).toHaveValue(rahim.email);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await code.fill(codeIn(key, 0));
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByText('Nobody is waiting.')).toBeVisible();

      await page.getByRole('link', { name: 'Settings' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
      await expect(page).toHaveTitle('Settings');
      await expectAccessible(page);
      const mail = page.getByRole('checkbox', { name: 'A mail each working morning' });
      await mail.click();
      await expect(page.getByText('Saved.')).toBeVisible();
      await page.reload();
      await expect(mail).toBeChecked();

      const elsewhere = await (await browser.newContext()).newPage();
      await typeCredentials(elsewhere, desk.site);
      await elsewhere.getByLabel('Code').fill(codeIn(key, 1));
      await elsewhere.getByRole('button', { name: 'Continue' }).click();
      await expect(elsewhere.getByText('Nobody is waiting.')).toBeVisible();
      await page.reload();
      await expect(page.getByRole('listitem')).toHaveCount(2);
      await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
      await expect(page.getByText('You are signed in here alone.')).toBeVisible();
      await expect(page.getByRole('listitem')).toHaveCount(1);
      await elsewhere.reload();
      await expect(elsewhere.getByLabel('Password')).toBeVisible();
      await elsewhere.context().close();

      await page.getByLabel('Old password').fill('not the old one');
      await page.getByLabel('New password').fill(newPassword);
      await page.getByRole('button', { name: 'Change password' }).click();
      await expect(page.getByText('The old password is wrong.')).toBeVisible();
      await expect(page.getByLabel('New password')).toHaveValue(newPassword);
      await page.getByLabel('Old password').fill(password);
      await page.getByLabel('New password').fill('password1234');
      await page.getByRole('button', { name: 'Change password' }).click();
      await expect(page.getByText('This is among the first that are tried.')).toBeVisible();
      await expectAccessibleInAudit(page);
      await page.getByLabel('New password').fill(newPassword);
      await page.getByRole('button', { name: 'Change password' }).click();
      await expect(page.getByText('The new password holds.')).toBeVisible();
      await expect(page.getByLabel('Old password')).toHaveValue('');
    });
  });
}

test('keeps the language that was chosen before signing in with the user', {
  tag: '@every-page',
}, async ({ page, desk, browser }) => {
  await page.goto(`${desk.site}/desk`);
  await page.getByLabel('Language').selectOption('বাংলা');
  await page.getByLabel('ইমেইল ঠিকানা').fill(rahim.email);
  await page.getByLabel('পাসওয়ার্ড').fill(password);
  await page.getByRole('button', { name: 'সাইন ইন' }).click();
  await page.getByRole('link', { name: 'সেটিংস' }).click();
  await expect(page.getByRole('checkbox', { name: 'প্রতি কাজের দিন সকালে মেইল' })).toBeVisible();
  await expectAccessibleInAudit(page);
  const elsewhere = await (await browser.newContext()).newPage();
  await typeCredentials(elsewhere, desk.site);
  await expect(elsewhere.getByRole('link', { name: 'সেটিংস' })).toBeVisible();
  await elsewhere.context().close();
});

test('is named to no search engine and no robot, and its page allows nothing unsafe', async ({
  request,
  desk,
}) => {
  const page = await request.get(`${desk.site}/desk`);
  const policy = page.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe-');
  expect(page.headers()['cache-control']).toBe('no-store');
  expect(page.headers()['x-robots-tag']).toContain('noindex');
  expect(await page.text()).toContain('noindex');
  const home = await (await request.get(desk.site)).text();
  const told = [home];
  for (const path of ['/robots.txt', '/sitemap-index.xml', '/sitemap-0.xml', '/llms.txt']) {
    const answer = await request.get(`${desk.site}${path}`);
    if (answer.ok()) told.push(await answer.text());
  }
  // Files that the home page names, such as the index of the search and the speculation rules.
  for (const [, path] of home.matchAll(/["']((?:\/[\w.-]+)+\.(?:json|xml|txt))["']/g)) {
    told.push(await (await request.get(`${desk.site}${path}`)).text());
  }
  expect(told.length).toBeGreaterThan(3);
  expect(told.filter((text) => /["'/]desk\b/.test(text))).toEqual([]);
});
