import { expect, test } from '@playwright/test';
import { entriesOf, titlesOf } from './content.ts';
import { isEverywhere } from './routes.ts';

const galleries = entriesOf('galleries');

test('/readyProducts lists all galleries with their number of demos', async ({ page }) => {
  await page.goto('/readyProducts');
  const list = page.getByRole('region', { name: 'All galleries' });
  await expect(list.getByRole('heading', { level: 3 })).toHaveText(titlesOf(galleries));
  for (const { id, cards } of galleries) {
    const row = list
      .getByRole('listitem')
      .filter({ has: page.locator(`a[href="/ready-products/${id}"]`) });
    await expect(row.getByText(new RegExp(`^${cards.length}\u00a0demo`))).toBeVisible();
    await expect(row.getByRole('img')).toBeAttached();
  }
});

test('each gallery has its demos, each with a link that opens in a new tab', {
  tag: '@every-page',
}, async ({ page }) => {
  test.slow();
  for (const { id, cards } of isEverywhere ? galleries : galleries.slice(0, 2)) {
    await page.goto(`/ready-products/${id}`);
    await expect(page.getByText('Our Ready Products').first()).toBeVisible();
    const visits = page.getByRole('link', { name: /^Visit Now/ });
    await expect(visits, id).toHaveCount(cards.length);
    for (const visit of await visits.all()) {
      const href = (await visit.getAttribute('href')) ?? '';
      // Websites elsewhere are not asked from here.
      expect(href).toMatch(/^(?:https:\/\/|\/demos\/)/);
      if (href.startsWith('/')) expect((await page.request.get(href)).status(), href).toBe(200);
      await expect(visit).toHaveAttribute('target', '_blank');
      await expect(visit).toHaveAttribute('rel', /noopener/);
    }
    await expect(page.getByRole('link', { name: /^Admin Panel/ }), id).toHaveCount(
      cards.filter(({ adminLink }) => adminLink).length,
    );
  }
  await page.goto('/ready-products/course-selling');
  await expect(page.getByRole('link', { name: /^Admin Panel/ })).toBeVisible();
});

test('five demos stand as two large ones and three, in their order, the first over the edge of the band', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/ready-products/newspaper');
  const cards = page.getByRole('region', { name: 'Demos' }).getByRole('listitem');
  const places = await cards.evaluateAll((all) =>
    all.map((card) => card.getBoundingClientRect().toJSON() as DOMRect),
  );
  const [first, second, ...rest] = places;
  if (!first || !second) throw new Error('the gallery lacks its demos');
  expect(new Set(rest.map(({ top }) => top)).size).toBe(1);
  expect(second.top).toBe(first.top);
  expect(second.width).toBeCloseTo(first.width, 0);
  expect(second.left).toBeGreaterThan(first.right);
  for (const { width, top } of rest) {
    expect(width).toBeLessThan(first.width);
    expect(top).toBeGreaterThan(first.bottom);
  }
});
