import { expect, type Locator, type Page, test } from '@playwright/test';
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

const routes = [
  ...['/products', '/projects', '/services/web-development'],
  ...(isEverywhere ? ['/products/ERP', '/services', '/ready-products/e-commerce'] : []),
];

for (const [deviceScaleFactor, width] of [
  [2, 1440],
  ...(isEverywhere ? ([[2, 360]] as const) : []),
  [3, 360],
] as const) {
  const most = deviceScaleFactor === 3 ? 984 : 560;
  const bound =
    width === 360 ? `none wider than ${most} pixels` : 'two pixels for each it is shown at';
  test(`at ${width} px and density ${deviceScaleFactor}, pictures have ${bound}`, {
    tag: '@every-page',
  }, async ({ browser }) => {
    const viewport = { width, height: 800 };
    const context = await browser.newContext({ viewport, deviceScaleFactor });
    const page = await context.newPage();
    for (const route of routes) {
      await page.goto(route);
      const found = await pictures(page);
      for (const { alt, shown, made } of found) {
        if (width === 360) expect.soft(made, `${route}: ${alt}`).toBeLessThanOrEqual(most);
        else expect.soft(made, `${route}: ${alt}`).toBeGreaterThanOrEqual(1.98 * shown);
      }
      if (width !== 360) continue;
      // The screen of a product, which lies across a phone, is as sharp as it.
      const isSharp = deviceScaleFactor === 3 && route.startsWith('/products/');
      const across = found.filter(({ shown }) => isSharp && shown > 300);
      for (const { alt, shown, made } of across) {
        expect.soft(made, `${route}: ${alt}`).toBeGreaterThanOrEqual(2.9 * shown);
      }
      expect.soft(found[0]?.bytes, `first of ${route}`).toBeLessThan(40_000);
    }
    await context.close();
  });
}

/** The file that a picture shows here. */
const fileOf = (image: Locator) =>
  image.evaluate(async (node: HTMLImageElement) => {
    node.loading = 'eager';
    await node.decode();
    return node.currentSrc;
  });

test('a small card shows a detail of the screen where the page of the product, or a case study on a phone, shows what it has', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const namesake = async (image: Locator) =>
    page.getByRole('img', { name: (await image.getAttribute('alt')) ?? '' });
  await page.goto('/products/HRM');
  const whole = page.locator('main picture:has(source) img').first();
  const [card, wholeFile] = [await namesake(whole), await fileOf(whole)];
  await page.goto('/products');
  expect(await fileOf(card)).not.toBe(wholeFile);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await fileOf(card)).not.toBe(wholeFile);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/projects');
  const screen = page.getByRole('article').first().getByRole('img');
  const [onHome, shown] = [await namesake(screen), await fileOf(screen)];
  await page.goto('/');
  expect(await fileOf(onHome)).toBe(shown);
});

test('what a feature looks like is large under the pointer or chosen by keys, and across a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/products/POS');
  const features = page.getByRole('region', { name: 'Feature Highlights' });
  const details = features.getByRole('img');
  await expect(details).toHaveCount(6);
  const widthOf = (index: number) =>
    details.nth(index).evaluate((image) => image.getBoundingClientRect().width);
  const small = await widthOf(0);
  await features.getByRole('listitem').first().hover();
  await expect.poll(() => widthOf(0)).toBeGreaterThan(2 * small);
  await page.mouse.move(0, 0);
  await expect.poll(() => widthOf(0)).toBe(small);
  // A press changes nothing: what is large goes with the pointer.
  await features.getByRole('listitem').first().hover();
  await page.mouse.down();
  await page.mouse.up();
  await page.mouse.move(0, 0);
  await expect.poll(() => widthOf(0)).toBe(small);
  const group = features.getByRole('radiogroup', { name: 'Feature Highlights' });
  await group.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => widthOf(1)).toBeGreaterThan(2 * small);
  await expect.poll(() => widthOf(0)).toBe(small);

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(features.getByRole('radio')).toHaveCount(0);
  for (const index of [0, 5]) expect(await widthOf(index)).toBeGreaterThan(300);
});
