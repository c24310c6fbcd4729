import { expect, type Locator, test } from '@playwright/test';

/** How many columns a grid lays its items out in. */
const columns = (list: Locator) =>
  list.evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);

test('grids have the columns of the specification at each width', async ({ page }) => {
  const grids: { route: string; list: string; expected: Record<number, number> }[] = [
    { route: '/services', list: 'Our Services', expected: { 639: 1, 640: 2, 1024: 3 } },
    { route: '/services', list: 'Software Development Process', expected: { 639: 2, 768: 4 } },
    {
      route: '/ready-products/e-commerce',
      list: 'Demos',
      expected: { 639: 1, 640: 2, 1024: 3 },
    },
    { route: '/readyProducts', list: 'All galleries', expected: { 639: 1, 640: 2, 1024: 3 } },
    { route: '/products/ERP', list: 'Feature Highlights', expected: { 639: 1, 640: 2, 1024: 3 } },
  ];
  for (const { route, list, expected } of grids) {
    await page.goto(route);
    const grid = page.locator('main').getByRole('region', { name: list }).getByRole('list').first();
    for (const [width, count] of Object.entries(expected)) {
      await page.setViewportSize({ width: Number(width), height: 800 });
      expect(await columns(grid), `${list} at ${width} px`).toBe(count);
    }
  }
});
