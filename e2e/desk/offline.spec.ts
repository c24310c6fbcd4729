import { expect } from '@playwright/test';
import { test } from './desk-server.ts';

// A context of its own, since a worker outlives the pages of one that is shared.
test('what was read is there without a network, and gone after signing out', async ({
  browser,
  desk,
}) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
  const page = await context.newPage();
  const reference = await desk.enquire();
  await desk.signIn(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto(`${desk.site}/desk/enquiries/${reference}`);
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
