import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { isEverywhere } from './routes.ts';

/** The pictures of a page that are not drawings: how wide they are shown and made, and their bytes. */
async function pictures(page: Page) {
  const images = page.locator('main picture:has(source) img:visible');
  await expect(images.first()).toBeVisible();
  const found = [];
  for (const image of await images.all()) {
    // What lies far below is fetched when it comes near.
    await image.scrollIntoViewIfNeeded();
    const address = () => image.evaluate((node: HTMLImageElement) => node.currentSrc);
    await expect.poll(address).toContain('/_astro/');
    const file = await (await page.request.get(await address())).body();
    const { width } = await sharp(file).metadata();
    const shown = await image.evaluate((node) => node.clientWidth);
    found.push({ alt: await image.getAttribute('alt'), shown, made: width, bytes: file.length });
  }
  return found;
}

const routes = isEverywhere
  ? [
      '/products',
      '/products/ERP',
      '/projects',
      '/services',
      '/services/web-development',
      '/ready-products/e-commerce',
    ]
  : ['/products', '/projects', '/services/web-development'];

test('on a dense desktop, pictures have two pixels for each they are shown at', {
  tag: '@every-page',
}, async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 2,
  });
  const page = await context.newPage();
  for (const route of routes) {
    await page.goto(route);
    for (const { alt, shown, made } of await pictures(page)) {
      expect.soft(made, `${route}: ${alt}`).toBeGreaterThanOrEqual(1.98 * shown);
    }
  }
  await context.close();
});

for (const density of isEverywhere ? [2, 3] : [3]) {
  test(`a phone of density ${density} fetches no picture wider than 560 pixels`, {
    tag: '@every-page',
  }, async ({ browser }) => {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      deviceScaleFactor: density,
    });
    const page = await context.newPage();
    for (const route of routes) {
      await page.goto(route);
      const [first, ...others] = await pictures(page);
      for (const { alt, made } of [first, ...others].filter((one) => one !== undefined)) {
        expect.soft(made, `${route}: ${alt}`).toBeLessThanOrEqual(560);
      }
      expect.soft(first?.bytes, `the first of ${route}`).toBeLessThan(20_000);
    }
    await context.close();
  });
}

/** The file that a picture shows here. */
const fileOf = (image: ReturnType<Page['locator']>) =>
  image.evaluate(async (node: HTMLImageElement) => {
    node.loading = 'eager';
    await node.decode();
    return node.currentSrc;
  });

test('a small card shows a detail of the screen, the page of the product the whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/products/HRM');
  const whole = page.locator('main picture:has(source) img').first();
  const alt = (await whole.getAttribute('alt')) ?? '';
  const wholeFile = await fileOf(whole);
  await page.goto('/products');
  const card = page.getByRole('img', { name: alt });
  expect(await fileOf(card)).not.toBe(wholeFile);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await fileOf(card)).not.toBe(wholeFile);
});

test('on a phone a case study shows as much of its screen as its card on the home page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/projects');
  const screen = page.getByRole('article').first().getByRole('img');
  const alt = (await screen.getAttribute('alt')) ?? '';
  const shown = await fileOf(screen);
  await page.goto('/');
  expect(await fileOf(page.getByRole('img', { name: alt }))).toBe(shown);
});
