import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInAudit } from '../accessible.ts';
import { refuseStorage } from '../odd-browsers.ts';
import { atWidths, button, codeIn, type DeskServer, password, rahim, test } from './desk-server.ts';

const newPassword = 'velvet tortoise umbrella creek';

/** Where the user is signed in, as the settings list it. */
const places = (page: Page) =>
  page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem');

async function typeCredentials(page: Page, { site }: DeskServer): Promise<void> {
  await page.goto(`${site}/desk`);
  await page.getByLabel('Email address').fill(rahim.email);
  await page.getByLabel('Password').fill(password);
  await button(page, 'Sign in').click();
}

atWidths(
  'one signs in with a code, and chooses in the settings',
  async ({ page, desk, browser }) => {
    const key = await desk.demandCode(rahim);
    await page.goto(`${desk.site}/desk`);
    await page.getByLabel('Email address').fill(rahim.email);
    await expectAccessible(page);
    await page.getByLabel('Password').fill('something else');
    await button(page, 'Sign in').click();
    const fault = page.getByRole('alert').filter({ hasText: /\S/ });
    await expect(fault).toHaveText('The address or the password is wrong.');
    await expect(page.getByLabel('Email address')).toHaveValue(rahim.email);
    await page.getByLabel('Password').fill(password);
    await button(page, 'Sign in').click();
    const code = page.getByLabel('Code');
    await expect(code).toBeFocused();
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(code).toHaveAttribute('inputmode', 'numeric');
    await expectAccessibleInAudit(page);
    await code.fill('000000');
    await page.keyboard.press('Enter');
    await expect(fault).toHaveText('This code is wrong, or was used before.');
    await expect(code).toHaveValue('000000');
    await button(page, 'Start over').click();
    await expect(page.getByLabel('Email address')).toHaveValue(rahim.email);
    await button(page, 'Sign in').click();
    await code.fill(codeIn(key, 0));
    await button(page, 'Continue').click();
    await expect(page.getByText('Nobody is waiting.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeFocused();
    await expectAccessibleInAudit(page);

    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await expect(page).toHaveTitle('Settings');
    await expectAccessible(page);
    const mail = page.getByRole('checkbox', { name: 'A mail each working morning' });
    await mail.click();
    await expect(page.getByText('Saved.')).toBeVisible();

    const elsewhere = await (await browser.newContext()).newPage();
    await typeCredentials(elsewhere, desk);
    await elsewhere.getByLabel('Code').fill(codeIn(key, 1));
    await button(elsewhere, 'Continue').click();
    await expect(elsewhere.getByText('Nobody is waiting.')).toBeVisible();
    await page.reload();
    await expect(mail).toBeChecked();
    await expect(places(page)).toHaveCount(2);
    await page.getByRole('button', { name: /^Sign out there.*Chrome/ }).click();
    await expect(page.getByText('You are signed out there.')).toBeVisible();
    await expect(places(page)).toHaveCount(1);
    await elsewhere.reload();
    await expect(elsewhere.getByLabel('Password')).toBeVisible();
    await elsewhere.context().close();

    await page.getByLabel('Old password').fill('not the old one');
    await page.getByLabel('New password').fill(newPassword);
    await button(page, 'Change password').click();
    await expect(page.getByText('The old password is wrong.')).toBeVisible();
    await expect(page.getByLabel('New password')).toHaveValue(newPassword);
    await expectAccessibleInAudit(page);
    await page.getByLabel('Old password').fill(password);
    await button(page, 'Change password').click();
    await expect(page.getByText('The new password holds.')).toBeVisible();
    await expect(page.getByLabel('Old password')).toHaveValue('');
    await button(page, 'Sign out').click();
    await expect(page.getByLabel('Password')).toBeVisible();
  },
);

test('one signs out everywhere else at once', async ({ page, desk, browser }) => {
  const elsewhere = await (await browser.newContext()).newPage();
  await desk.open(elsewhere);
  await desk.open(page);
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(places(page)).toHaveCount(2);
  await button(page, 'Sign out everywhere else').click();
  await expect(page.getByText('You are signed in here alone.')).toBeVisible();
  await expect(places(page)).toHaveCount(1);
  await elsewhere.reload();
  await expect(elsewhere.getByLabel('Password')).toBeVisible();
  await elsewhere.context().close();
});

test('the desk is named to no search engine, and its page allows nothing unsafe', async ({
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
  const home = await (await request.get(desk.site)).text();
  const told = [home];
  // Files that the home page names, too, such as the index of the search and the speculation rules.
  const named = home.matchAll(/["']((?:\/[\w.-]+)+\.(?:json|xml|txt))["']/g);
  for (const path of [
    ...['/robots.txt', '/sitemap-index.xml', '/sitemap-0.xml', '/llms.txt'],
    ...[...named].map(([, path]) => path ?? ''),
  ]) {
    const answer = await request.get(`${desk.site}${path}`);
    if (answer.ok()) told.push(await answer.text());
  }
  expect(told.length).toBeGreaterThan(3);
  expect(told.filter((text) => /["'/]desk\b/.test(text))).toEqual([]);
});

test('signing out that a server does not take is tried again', async ({ page, desk }) => {
  // What would try again by itself.
  await page.addInitScript(() => Object.assign(globalThis, { setInterval: () => 0 }));
  await desk.open(page);
  let isAway = true;
  await page
    .context()
    .route('**/api/desk/session', (route) =>
      isAway && route.request().method() === 'DELETE'
        ? route.fulfill({ status: 503, json: { message: '' } })
        : route.fallback(),
    );
  await button(page, 'Sign out').click();
  await expect(page.getByText('You are still signed in here')).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveCount(0);
  isAway = false;
  await button(page, 'Try again').click();
  await expect(page.getByLabel('Password')).toBeVisible();
});

test('a browser without cookies is told so, instead of being asked again', async ({
  page,
  desk,
}) => {
  await page.route('**/api/desk/session', async (route) => {
    const answer = await route.fetch();
    await page.context().clearCookies();
    const { 'set-cookie': _kept, ...headers } = answer.headers();
    await route.fulfill({ response: answer, headers });
  });
  await typeCredentials(page, desk);
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toContainText(
    'This browser keeps no cookies',
  );
  await expect(page.getByLabel('Email address')).toHaveValue(rahim.email);
});

test('a browser that refuses storage signs in, works and signs out', async ({ page, desk }) => {
  await page.addInitScript(refuseStorage);
  await desk.enquire();
  await typeCredentials(page, desk);
  await page.getByLabel('Language').selectOption('বাংলা');
  await expect(page.getByRole('heading', { level: 1, name: 'ইনবক্স' })).toBeVisible();
  await page.getByLabel('ভাষা').selectOption('English');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await button(page, 'Sign out').click();
  await expect(page.getByLabel('Email address')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Email address')).toBeVisible();
});
