import { expect } from '@playwright/test';
import { test } from './desk-server.ts';

test.use({ serviceWorkers: 'allow' });

// A context of its own, since a worker outlives the pages of one that is shared.
test('what was read is there without a network, and gone after signing out', async ({
  browser,
  desk,
}) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
  const page = await context.newPage();
  const reference = await desk.enquire();
  await desk.open(page, `/enquiries/${reference}`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect(page.getByText('We are a school in Mirpur.')).toBeVisible();
  await page.goto(`${desk.site}/desk`);
  await expect(page.getByRole('listitem').first()).toContainText('Salma');

  await context.setOffline(true);
  await page.reload();
  await expect(
    page.getByText('The server can’t be reached. This is what was read on'),
  ).toBeVisible();
  await expect(page.getByRole('listitem').first()).toContainText('Salma');
  await page.goto(`${desk.site}/desk/enquiries/${reference}`);
  await expect(page.getByText('We are a school in Mirpur.')).toBeVisible();

  await context.setOffline(false);
  await page.goto(`${desk.site}/desk`);
  await expect(page.getByText('The server can’t be reached.')).toBeHidden();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
  expect(await page.evaluate(() => caches.has('desk-answers'))).toBe(false);
  await context.close();
});

test('the desk can be put on a home screen', async ({ page, desk, request }) => {
  await page.goto(`${desk.site}/desk`);
  const manifest = page.locator('link[rel="manifest"]');
  const address = new URL((await manifest.getAttribute('href')) ?? '', desk.site).href;
  const { start_url, scope, display, icons } = await (await request.get(address)).json();
  expect({ start_url, scope, display }).toEqual({
    start_url: '/desk',
    scope: '/desk',
    display: 'standalone',
  });
  for (const { src } of icons) {
    expect((await request.get(new URL(src, desk.site).href)).status(), src).toBe(200);
  }
});

const shown = {
  en: {
    stillSignedIn: 'You are still signed in here, because the server can’t be reached.',
    unreached: 'The server can’t be reached. The desk opens by itself as soon as it can.',
    signOut: 'Sign out',
    password: 'Password',
  },
  bn: {
    stillSignedIn: 'সার্ভারে পৌঁছানো যাচ্ছে না বলে আপনি এখনো এখানে সাইন ইন করা আছেন।',
    unreached: 'সার্ভারে পৌঁছানো যাচ্ছে না। পৌঁছানো গেলেই ডেস্ক নিজে থেকে খুলবে।',
    signOut: 'সাইন আউট',
    password: 'পাসওয়ার্ড',
  },
} as const;

for (const language of ['en', 'bn'] as const) {
  const words = shown[language];
  test(`signing out without a network hides what was read and is done once there is one, in ${language}`, async ({
    browser,
    desk,
  }) => {
    const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
    const page = await context.newPage();
    await desk.enquire();
    await desk.open(page);
    await page.getByRole('combobox', { name: 'Language' }).selectOption(language);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.goto(`${desk.site}/desk`);
    await expect(page.getByRole('listitem').first()).toContainText('Salma');

    await context.setOffline(true);
    await page.getByRole('button', { name: words.signOut }).click();
    await expect(page.getByText(words.stillSignedIn)).toBeVisible();
    await expect(page.getByText('Salma')).toHaveCount(0);
    await page.reload();
    await expect(page.getByText(words.stillSignedIn)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByLabel(words.password)).toBeVisible();
    expect((await page.request.get(`${desk.site}/api/desk/session`)).status()).toBe(401);

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText(words.unreached)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByLabel(words.password)).toBeVisible();
    await context.close();
  });
}

test('signing out that a server does not take is tried again', async ({ browser, desk }) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  // What would try again by itself.
  await page.addInitScript(() => Object.assign(globalThis, { setInterval: () => 0 }));
  await desk.open(page);
  let isAway = true;
  await page.route('**/api/desk/session', (route) =>
    isAway && route.request().method() === 'DELETE'
      ? route.fulfill({ status: 503, json: { message: '' } })
      : route.fallback(),
  );
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText(shown.en.stillSignedIn)).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveCount(0);
  isAway = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
  await desk.open(page);
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeVisible();
  await context.close();
});

test('the desk opens although another page was kept in the place of its scripts', async ({
  browser,
  desk,
}) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
  const page = await context.newPage();
  await desk.open(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  const spoilt = await page.evaluate(async () => {
    const cache = await caches.open('desk-files');
    const scripts = (await cache.keys()).filter(({ url }) => url.endsWith('.js'));
    const login = () => new Response('<p>Log in', { headers: { 'content-type': 'text/html' } });
    await Promise.all(scripts.map((script) => cache.put(script, login())));
    return scripts.length;
  });
  expect(spoilt).toBeGreaterThan(0);
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeVisible();
  await context.close();
});
