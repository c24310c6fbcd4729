import { test as base, expect, type Page } from '@playwright/test';
import { fontsForLater } from '../fonts.ts';
import { follow, openDemo, press } from './demo.ts';

/** A page in a context of its own, since a worker outlives the pages of one that is shared. */
const test = base.extend<{ own: Page }>({
  own: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      ...(baseURL && { baseURL }),
    });
    await use(await context.newPage());
    await context.close();
  },
});

const receipt = (page: Page) => page.getByRole('article', { name: /^(Receipt|রসিদ)$/ });
const banner = (page: Page) => page.getByRole('complementary', { name: 'About this demo' });

/** What workers and caches this browser has for the site. */
const keptIn = (page: Page) =>
  page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    const scopes = registrations.map(({ scope }) => new URL(scope).pathname).sort();
    const pages = (await caches.keys()).map((name) => name.split(':')[1]).sort();
    return { scopes, pages };
  });

/** Opens a demo and waits until it would open without network: with its letters, which it tells last. */
async function openForOffline(page: Page, address: string): Promise<void> {
  await openDemo(page, address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const keptLetters = () =>
    page.evaluate(async () => {
      const [font] = performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.endsWith('.woff2'));
      return font !== undefined && (await caches.match(font)) !== undefined;
    });
  await expect.poll(keptLetters).toBe(true);
}

test('a till opens again without network, sells in either language, and what was sold is still there', {
  tag: '@all-fonts',
}, async ({ own: page }) => {
  await openForOffline(page, '/demos/lal-sutli');
  await fontsForLater(page);
  await page.context().setOffline(true);
  // What the worker answers from what it keeps asks nobody; the icon of the tab is the browser's own affair.
  const missed: string[] = [];
  page.on('requestfailed', (request) => {
    if (!request.url().endsWith('favicon.svg')) missed.push(request.url());
  });
  await press(page, 'Finish, print slip');
  const number = /LS-\d{5}/.exec((await receipt(page).textContent()) ?? '')?.[0] ?? 'no number';
  await follow(page, 'Next bill');
  await press(page, /^Three-piece Shapla/);
  await press(page, /^Navy S:/);
  await press(page, 'বাংলা');
  await press(page, 'ক্যাশ');
  await expect(receipt(page)).toContainText('৳ ৪,৪১০');
  await follow(page, /^স্টক$/);
  await expect(page.getByRole('heading', { name: 'থ্রিপিস', exact: true })).toBeVisible();
  expect(missed).toEqual([]);

  await press(page, 'English');
  await page.goto(`/demos/lal-sutli#/receipts/${number}`);
  await page.reload();
  await expect(receipt(page)).toContainText(number);
  await expect(banner(page)).toContainText('No network. Work goes on.');
  await expect(banner(page)).toContainText('Waiting to be sent: 2.');
  const pictures = await page
    .locator('main img, [hidden] img')
    .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth > 0));
  expect(pictures).not.toContain(false);
  const asked = await page.goto('/ready-products/pos-software').catch(() => null);
  expect(asked, 'no page of the site is kept').toBeNull();
});

test('bills wait while the cable is pulled, and leave in their order once it is back', async ({
  own: page,
}) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') posts.push(request.url());
  });
  await openDemo(page, '/demos/tinbela');
  await press(page, 'Price, offline');
  await press(page, 'Pull the cable');
  await press(page, /^Cash$/);
  await follow(page, 'Next bill');
  await page.getByRole('combobox', { name: /^Scan/ }).fill('8941100500017');
  await page.getByRole('combobox', { name: /^Scan/ }).press('Enter');
  await press(page, /^Cash$/);
  await page.reload();
  await expect(banner(page)).toContainText('Waiting to be sent: 2.');
  const [first, second] = await page.evaluate(
    () => JSON.parse(localStorage.getItem('demo:tinbela:line') ?? '{}').waiting,
  );
  await press(page, 'Price, offline');
  await press(page, 'Plug it back in');
  await expect(banner(page)).toContainText(`On its way: ${first}; behind it: 1.`);
  await expect(banner(page)).toContainText(`On its way: ${second}; behind it: 0.`);
  await expect(banner(page)).toContainText('Everything is sent: 2.');
  expect(posts).toEqual([]);
});

test('a demo that needs no worker has none, and Start again removes those of others with all they keep', async ({
  own: page,
}) => {
  const none = { scopes: [], pages: [] };
  await openDemo(page, '/demos/megh-maku');
  await page.waitForLoadState('load');
  expect(await keptIn(page)).toEqual(none);
  await openForOffline(page, '/bn/demos/nodipath');
  await openForOffline(page, '/demos/nodipath');
  const both = ['/bn/demos/nodipath', '/demos/nodipath'];
  expect(await keptIn(page)).toEqual({ scopes: both, pages: both });
  await press(page, 'Price, offline');
  await press(page, 'Pull the cable');
  await press(page, 'Start again');
  await press(page, 'Yes, start again');
  await expect.poll(() => keptIn(page)).toEqual(none);
  await press(page, 'Price, offline');
  await expect(page.getByRole('button', { name: 'Pull the cable' })).toBeVisible();

  await openForOffline(page, '/demos/nodipath');
  expect(await keptIn(page)).toEqual({ scopes: ['/demos/nodipath'], pages: ['/demos/nodipath'] });
  await page.goto('/demos/nodipath#/rider');
  await press(page, 'Log in as Rider');
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByLabel('Counters')).toBeVisible();
});
