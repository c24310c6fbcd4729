import { expect, type Page, test } from '@playwright/test';

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const icons = (page: Page) => page.getByRole('tabpanel').getByRole('listitem');
const filter = (page: Page, name: string) =>
  page
    .getByRole('group', { name: 'Show team members by role' })
    .getByRole('button', { name, exact: true });
const members = (page: Page) =>
  page.getByRole('region', { name: 'Meet Our Team' }).getByRole('heading', { level: 3 });

test.describe('the about page', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/about-us');
  });

  test('has its title and three paragraphs about the company', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About US');
    const about = page.getByRole('region', { name: /We build the software/ });
    await expect(about.getByRole('paragraph')).toHaveCount(3);
    await expect(about.getByRole('img')).toBeVisible();
  });

  test('shows the tech stack by tabs', async ({ page }) => {
    await expect(page.getByRole('tab')).toHaveCount(6);
    await expect(tab(page, 'ALL')).toHaveAttribute('aria-selected', 'true');
    await expect(icons(page)).toHaveCount(46);
    const counts = { 'Front-End': 9, 'Back-End': 25, Mobile: 3, Database: 9, 'Payment Gateway': 3 };
    for (const [name, count] of Object.entries(counts)) {
      await expect(async () => {
        await tab(page, name).click();
        await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true', { timeout: 500 });
      }).toPass();
      await expect(icons(page)).toHaveCount(count);
    }
    await expect(icons(page)).toHaveText(['SSLCommerz', 'ShurjoPay', 'AmarPay']);
  });

  test('moves between the tabs by keyboard', async ({ page }) => {
    await tab(page, 'ALL').scrollIntoViewIfNeeded();
    await expect(async () => {
      await tab(page, 'ALL').press('ArrowRight');
      await expect(tab(page, 'Front-End')).toBeFocused({ timeout: 500 });
    }).toPass();
    await expect(icons(page)).toHaveCount(9);
    await page.keyboard.press('End');
    await expect(tab(page, 'Payment Gateway')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'ALL')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(icons(page)).toHaveCount(3);
    await page.keyboard.press('Home');
    await expect(icons(page)).toHaveCount(46);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tabpanel')).toBeFocused();
  });

  test('has a drawing for every technology', async ({ page, request }) => {
    const sources = await page
      .getByRole('region', { name: 'Tech Stack' })
      .locator('img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
    expect(sources).toHaveLength(49);
    for (const source of new Set(sources)) {
      const answer = await request.get(source);
      expect(answer.headers()['content-type'], source).toContain('image/svg+xml');
    }
  });

  test('filters the team', async ({ page }) => {
    await expect(members(page)).toHaveCount(4);
    const counts = { Management: 2, 'Software Engineer': 2, ALL: 4, 'HR & Admin': 0 };
    for (const [name, count] of Object.entries(counts)) {
      await expect(async () => {
        await filter(page, name).click();
        await expect(filter(page, name)).toHaveAttribute('aria-pressed', 'true', { timeout: 500 });
      }).toPass();
      await expect(members(page)).toHaveCount(count);
    }
    await expect(page.getByText('Nobody from this group is introduced here yet')).toBeVisible();
  });

  test('links to profiles in a new tab, and to none where there is none', async ({ page }) => {
    const profiles = page
      .getByRole('region', { name: 'Meet Our Team' })
      .getByRole('link', { name: /on LinkedIn/ });
    await expect(profiles).toHaveCount(3);
    for (const link of await profiles.all()) await expect(link).toHaveAttribute('target', '_blank');
    await expect(page.locator('main a[href=""], main a[href="#"]')).toHaveCount(0);
  });

  for (const [width, columns] of [
    [767, 1],
    [768, 4],
  ] as const) {
    test(`sets the team in ${columns} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const tops = await members(page).evaluateAll((headings) =>
        headings.map((heading) => heading.closest('li')?.getBoundingClientRect().top),
      );
      expect(new Set(tops).size).toBe(4 / columns);
    });
  }
});

test.describe('the about page without script', () => {
  test.use({ javaScriptEnabled: false });

  test('shows every technology under its heading, and the whole team', async ({ page }) => {
    await page.goto('/about-us');
    const stack = page.getByRole('region', { name: 'Tech Stack' });
    await expect(stack.getByRole('heading', { level: 3 })).toHaveText([
      'Front-End',
      'Back-End',
      'Mobile',
      'Database',
      'Payment Gateway',
    ]);
    await expect(stack.getByText('AmarPay')).toBeVisible();
    await expect(stack.getByRole('listitem')).toHaveCount(49);
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(members(page)).toHaveCount(4);
    await expect(page.getByRole('button', { name: 'Management' })).toHaveCount(0);
  });
});
