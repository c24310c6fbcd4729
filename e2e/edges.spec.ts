import { expect, test } from '@playwright/test';
import { entriesOf } from './content.ts';
import { byTurns, inShares, isEverywhere } from './routes.ts';

const pages = [
  '/',
  '/products/ERP',
  '/products/POS',
  '/products',
  '/services',
  '/services/hosting',
  '/services/web-development',
  '/about-us',
  '/contact',
  '/career',
  '/book-a-demo',
];

/**
 * Runs in the page: what begins next to the left edge of the column, but not at it. Words in a card or
 * behind a bullet stand further in.
 */
function besideTheEdge() {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const left = (element: Element) => element.getBoundingClientRect().left;
  const headings = [...document.querySelectorAll('main :is(h1, h2)')].filter(
    (heading) => isShown(heading) && heading.getBoundingClientRect().width > 1,
  );
  const edge = Math.min(...headings.map(left));
  return [...document.querySelectorAll('main :is(h1, h2, h3, p, img, a, button)')]
    .filter((element) => isShown(element) && element.getBoundingClientRect().width > 1)
    .filter((element) => !element.closest('[aria-hidden]'))
    .map((element) => ({ element, apart: left(element) - edge }))
    .filter(({ apart }) => Math.abs(apart) > 1 && Math.abs(apart) < 12)
    .map(({ element, apart }) => {
      const name = element.getAttribute('alt') ?? element.textContent ?? '';
      return `${element.tagName} ${name.slice(0, 30)}: ${apart.toFixed(1)} px`;
    });
}

for (const [index, paths] of inShares(byTurns(pages), 4).entries()) {
  test(`what stands at the left of a page starts at one edge, part ${index + 1}`, {
    tag: '@every-page',
  }, async ({ page }) => {
    for (const path of paths) {
      await page.goto(path);
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(besideTheEdge), `${path} at ${width} px`).toEqual([]);
      }
    }
  });
}

const frameWidths = isEverywhere
  ? [320, 360, 480, 768, 960, 1024, 1280, 1440, 1920]
  : [320, 768, 1024, 1440];

test('the frame of a product stands whole, away from the words above it', {
  tag: ['@every-page', '@all-letters'],
}, async ({ page }) => {
  for (const path of byTurns(['/products/ERP', '/products/EMIS', '/products/HRM'])) {
    await page.goto(path);
    const hero = page.locator('section[aria-labelledby="page-title"]');
    for (const width of frameWidths) {
      await page.setViewportSize({ width, height: 900 });
      const gaps = await hero.evaluate((section) => {
        const box = section.getBoundingClientRect();
        const frame = section.querySelector('svg:has(> rect)')?.getBoundingClientRect();
        const words = [...section.querySelectorAll('h1, p, a, button, svg:has(> use)')];
        if (!frame || words.length === 0) return undefined;
        const lowest = Math.max(...words.map((word) => word.getBoundingClientRect().bottom));
        return {
          above: frame.top - lowest,
          left: frame.left,
          right: innerWidth - frame.right,
          below: box.bottom - frame.bottom,
        };
      });
      const place = `${path} at ${width} px`;
      expect(gaps?.above, place).toBeGreaterThanOrEqual(24);
      expect(gaps?.left, place).toBeGreaterThanOrEqual(2);
      expect(gaps?.right, place).toBeGreaterThanOrEqual(2);
      expect(gaps?.below, place).toBeGreaterThanOrEqual(2);
    }
  }
});

test('each product and each service has an emblem of its own, in the thread of its page', {
  tag: '@every-page',
}, async ({ page }) => {
  const entries = [
    ...entriesOf('products').map(({ id, emblem }) => ({ path: `/products/${id}`, emblem })),
    ...entriesOf('services').map(({ id, emblem }) => ({ path: `/services/${id}`, emblem })),
  ];
  expect(new Set(entries.map(({ emblem }) => emblem)).size).toBe(entries.length);
  const products = entriesOf('products').length;
  const colours: string[] = [];
  for (const { path, emblem } of isEverywhere ? entries : entries.slice(0, products + 3)) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const shown = page.getByRole('region').first().locator('use');
    await expect(shown, path).toHaveAttribute('href', new RegExp(`\\.svg#${emblem}$`));
    // A drawing that did not arrive has no size.
    await expect
      .poll(() => shown.evaluate((use) => (use as SVGUseElement).getBBox().width), path)
      .toBeGreaterThan(60);
    colours.push(await shown.evaluate((use) => getComputedStyle(use).color));
    // The next section would cover what hangs out of this one.
    const [drawn, section] = await Promise.all([
      shown.locator('xpath=../..').boundingBox(),
      page.getByRole('region').first().boundingBox(),
    ]);
    expect((drawn?.y ?? Infinity) + (drawn?.height ?? 0), path).toBeLessThan(
      (section?.y ?? 0) + (section?.height ?? 0),
    );
  }
  // The head of a page ends closest below the patch of a service on a phone.
  await page.setViewportSize({ width: 360, height: 800 });
  const below = await page
    .getByRole('region')
    .first()
    .locator('span:has(> svg > use)')
    .evaluate((patch) => {
      const foot = patch.closest('section')?.getBoundingClientRect().bottom ?? 0;
      return foot - patch.getBoundingClientRect().bottom;
    });
  expect(below).toBeGreaterThan(8);
  expect(new Set(colours.slice(0, products)).size).toBe(products);
});
