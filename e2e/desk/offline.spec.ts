import { expect } from '@playwright/test';
import { button, lines, test } from './desk-server.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 800 } });

const stillSignedIn = 'You are still signed in here, because the server can’t be reached.';

// A context of its own, since a worker outlives the pages of one that is shared.
test('what was read is there without a network, and hidden and gone after signing out', async ({
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
  await expect(lines(page)).toContainText(['Salma']);

  await context.setOffline(true);
  await page.reload();
  const told = page.getByText('The server can’t be reached. This is what was read on');
  await expect(told).toBeVisible();
  await expect(lines(page)).toContainText(['Salma']);
  await page.goto(`${desk.site}/desk/enquiries/${reference}`);
  await expect(page.getByText('We are a school in Mirpur.')).toBeVisible();
  await context.setOffline(false);
  await page.goto(`${desk.site}/desk`);
  await expect(told).toBeHidden();

  await context.setOffline(true);
  await button(page, 'Sign out').click();
  await expect(page.getByText(stillSignedIn)).toBeVisible();
  await expect(page.getByText('Salma')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(stillSignedIn)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByLabel('Password')).toBeVisible();
  expect((await page.request.get(`${desk.site}/api/desk/session`)).status()).toBe(401);
  expect(await page.evaluate(() => caches.has('desk-answers'))).toBe(false);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('The desk opens by itself as soon as it can.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByLabel('Password')).toBeVisible();
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
