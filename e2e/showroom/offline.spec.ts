import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { openDemo } from './demo.ts';

const receipt = (page: Page) => page.getByRole('article', { name: 'Receipt' });
const banner = (page: Page) => page.getByRole('complementary', { name: 'About this demo' });
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();

/** Opens the menu that holds the cable on a phone. */
const openMenu = (page: Page) => press(page, 'Sample data');

/** A context of its own, since a worker outlives the pages of one that is shared. */
const ownContext = (browser: Browser, baseURL: string | undefined): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 360, height: 740 }, ...(baseURL && { baseURL }) });

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

async function startAgain(page: Page): Promise<void> {
  await press(page, 'Start again');
  await press(page, 'Yes, start again');
}

test('a till opens again without network, sells, and what was sold is still there', async ({
  browser,
  baseURL,
}) => {
  const context = await ownContext(browser, baseURL);
  const page = await context.newPage();
  await openForOffline(page, '/demos/lal-sutli');
  await context.setOffline(true);
  await page.reload();
  await expect(banner(page)).toContainText('No network. Work goes on.');
  await press(page, 'Finish, print slip');
  const number = /LS-\d+/.exec((await receipt(page).textContent()) ?? '')?.[0] ?? '';
  expect(number).not.toBe('');
  await page.reload();
  await expect(receipt(page)).toContainText(number);
  await expect(banner(page)).toContainText('Waiting to be sent: 1.');
  const pictures = await page
    .locator('main img, [hidden] img')
    .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth > 0));
  expect(pictures).not.toContain(false);

  const asked = await page.goto('/ready-products/pos-software').catch(() => null);
  expect(asked, 'no page of the site is kept').toBeNull();
  await context.close();
});

test('a rider’s list opens again without network, and a delivery waits', async ({
  browser,
  baseURL,
}) => {
  const context = await ownContext(browser, baseURL);
  const page = await context.newPage();
  await openForOffline(page, '/demos/nodipath#/rider');
  await press(page, 'Log in as Rider');
  await context.setOffline(true);
  await page.reload();
  await page.getByLabel('Counters').selectOption('Rangpur');
  const waiting = page.getByRole('listitem').filter({ hasText: 'NP-88213' });
  await waiting.getByLabel('Receiver’s code').fill('4072');
  await waiting.getByLabel('Cash received').fill('480');
  await waiting.getByRole('button', { name: 'Hand over: NP-88213' }).click();
  await expect(banner(page)).toContainText('Waiting to be sent: 1.');
  await context.setOffline(false);
  await expect(banner(page)).toContainText('On its way: NP-88213');
  await expect(banner(page)).toContainText('nothing leaves your browser');
  await context.close();
});

test('bills wait while the cable is pulled, and leave in their order once it is back', async ({
  browser,
  baseURL,
}) => {
  const context = await ownContext(browser, baseURL);
  const page = await context.newPage();
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') posts.push(request.url());
  });
  await openDemo(page, '/demos/tinbela');
  await openMenu(page);
  await press(page, 'Pull the cable');
  await press(page, 'Cash');
  await page.getByRole('link', { name: 'Next bill' }).click();
  await page.getByRole('combobox', { name: /^Scan/ }).fill('8941100500017');
  await page.getByRole('combobox', { name: /^Scan/ }).press('Enter');
  await press(page, 'Cash');
  await expect(banner(page)).toContainText('Waiting to be sent: 2.');
  await page.reload();
  await expect(banner(page)).toContainText('Waiting to be sent: 2.');
  const stored = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('demo:tinbela:line') ?? '{}').waiting);
  const [first, second] = await stored();

  await openMenu(page);
  await press(page, 'Plug it back in');
  await expect(banner(page)).toContainText(`On its way: ${first}; behind it: 1.`);
  await expect(banner(page)).toContainText(`On its way: ${second}; behind it: 0.`);
  await expect(banner(page)).toContainText('Everything is sent: 2.');
  expect(await stored()).toEqual([]);
  expect(posts).toEqual([]);
  await context.close();
});

test('Start again removes the workers with all they keep, and the next opening brings them back', async ({
  browser,
  baseURL,
}) => {
  const context = await ownContext(browser, baseURL);
  const page = await context.newPage();
  await openForOffline(page, '/bn/demos/tinbela');
  await openForOffline(page, '/demos/tinbela');
  const both = ['/bn/demos/tinbela', '/demos/tinbela'];
  expect(await keptIn(page)).toEqual({ scopes: both, pages: both });
  await openMenu(page);
  await press(page, 'Pull the cable');
  await startAgain(page);
  await expect.poll(() => keptIn(page)).toEqual({ scopes: [], pages: [] });
  await openMenu(page);
  await expect(page.getByRole('button', { name: 'Pull the cable' })).toBeVisible();

  await openForOffline(page, '/demos/tinbela');
  expect(await keptIn(page)).toEqual({ scopes: ['/demos/tinbela'], pages: ['/demos/tinbela'] });
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('combobox', { name: /^Scan/ })).toBeVisible();
  await context.close();
});

test('a demo that needs no worker has none', async ({ browser, baseURL }) => {
  const context = await ownContext(browser, baseURL);
  const page = await context.newPage();
  await openDemo(page, '/demos/megh-maku');
  await page.waitForLoadState('load');
  await openMenu(page);
  await expect(page.getByRole('button', { name: 'Make it yours' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pull the cable' })).toHaveCount(0);
  expect(await keptIn(page)).toEqual({ scopes: [], pages: [] });
  await context.close();
});
