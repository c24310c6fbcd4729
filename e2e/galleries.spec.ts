import { expect, test } from '@playwright/test';
import { allWords, builtPage, linksOf, regionOf, wordsOf } from './built-page.ts';
import { entriesOf, entry, pageWords, single, titlesOf } from './content.ts';
import { demoRoutes } from './routes.ts';

const galleries = entriesOf('galleries');

test('/readyProducts lists all galleries with their number of demos', () => {
  const list = regionOf(builtPage('/readyProducts'), 'All galleries');
  expect(allWords(list.querySelectorAll('h3'))).toEqual(titlesOf(galleries));
  for (const { id, cards } of galleries) {
    const card = list.querySelectorAll('li').find((one) => linksOf(one)[0]?.endsWith(`/${id}`));
    expect(allWords(card?.querySelectorAll('p') ?? []).at(-1), id).toMatch(
      new RegExp(`^${cards.length} demo`),
    );
    expect(card?.querySelectorAll('img'), id).toHaveLength(1);
  }
});

test('each gallery has its demos, each with a link that opens in a new tab', () => {
  const demos = new Set(demoRoutes());
  for (const { id, cards } of galleries) {
    const links = builtPage(`/ready-products/${id}`).querySelectorAll('main a');
    const visits = links.filter((link) => wordsOf(link).startsWith('Visit Now'));
    expect(visits, id).toHaveLength(cards.length);
    for (const visit of visits) {
      const address = visit.getAttribute('href') ?? '';
      expect(address.startsWith('https://') || demos.has(address), address).toBe(true);
      expect(visit.getAttribute('target'), address).toBe('_blank');
      expect(visit.getAttribute('rel'), address).toContain('noopener');
    }
    const admin = links.filter((link) => wordsOf(link).startsWith('Admin Panel'));
    expect(admin, id).toHaveLength(cards.filter(({ adminLink }) => adminLink).length);
  }
  expect(galleries.find(({ id }) => id === 'course-selling')?.cards[0]?.adminLink).toBeTruthy();
});

test('a gallery leads to its price, its product and the terms', () => {
  const { next } = pageWords('ready-products');
  for (const { products, galleries: sold, key } of single('prices', 'en').plans) {
    for (const gallery of sold) {
      const part = regionOf(builtPage(`/ready-products/${gallery}`), next.title);
      const product = products.slice(0, 1).map((id) => `/products/${id}`);
      expect(linksOf(part), gallery).toEqual(
        expect.arrayContaining([`/price?product=${key}`, '/terms', ...product]),
      );
    }
  }
});

test('five demos stand as two large ones and three, in their order', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/ready-products/newspaper');
  const cards = page.getByRole('region', { name: 'Demos' }).getByRole('listitem');
  const [first, second, ...rest] = await cards.evaluateAll((all) =>
    all.map((card) => card.getBoundingClientRect().toJSON() as DOMRect),
  );
  if (!first || !second) throw new Error('the gallery lacks its demos');
  expect(new Set(rest.map(({ top }) => top)).size).toBe(1);
  expect(second.top).toBe(first.top);
  expect(second.left).toBeGreaterThan(first.right);
  for (const { width, top } of rest) {
    expect(width).toBeLessThan(first.width);
    expect(top).toBeGreaterThan(first.bottom);
  }
});

const { credentials } = entry('galleries', 'courier-websites');
const [login] = credentials;

test.describe('the logins of a gallery', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('open by keyboard, and copy buttons say that they have copied', async ({ page }) => {
    await page.goto('/ready-products/courier-websites');
    const summary = page.locator('summary', { hasText: 'CREDENTIALS' });
    await summary.press('Enter');
    await expect(page.getByRole('table').getByRole('rowheader')).toHaveText(
      credentials.map(({ role }) => role),
    );
    const copied = page.getByRole('status').filter({ hasText: 'Copied' });
    for (const [name, value] of [
      [`Copy: ${login?.role}, User name`, login?.username],
      [`Copy: ${login?.role}, Password`, login?.password],
    ] as const) {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(copied).toBeAttached();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(value);
    }
    await expect(copied).toHaveCount(0);
    await summary.press('Enter');
    await expect(page.getByRole('table')).toBeHidden();
  });

  test('are selected by the copy button where the clipboard is forbidden', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'));
    await page.goto('/ready-products/courier-websites');
    await page.getByText('CREDENTIALS').click();
    await page.getByRole('button', { name: `Copy: ${login?.role}, User name` }).click();
    await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe(login?.username);
  });
});

test.describe('on a phone without JavaScript', () => {
  test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });

  test('the logins are still a table to assistive technology, without a dead button', async ({
    page,
  }) => {
    await page.goto('/ready-products/courier-websites');
    await page.getByText('CREDENTIALS').click();
    const table = page.getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveText(['Role', 'User name', 'Password']);
    await expect(table.getByRole('row')).toHaveCount(1 + credentials.length);
    await expect(table.getByRole('cell')).toHaveCount(2 * credentials.length);
    // Laid out in another way, it would be no table to some browsers.
    const layouts = await table
      .locator('tr, th, td')
      .evaluateAll((parts) => [...new Set(parts.map((part) => getComputedStyle(part).display))]);
    expect(layouts.sort()).toEqual(['table-cell', 'table-row']);
    await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
  });
});
