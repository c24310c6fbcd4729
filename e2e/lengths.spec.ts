import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { parse } from 'node-html-parser';
import { entriesOf } from './content.ts';
import { builtFile } from './routes.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the groups of the footer are folded, and open by key', async ({ page }) => {
    await page.goto('/faq');
    const footer = page.getByRole('contentinfo');
    const address = footer.getByText(/Farmgate, Dhaka/);
    await expect(address).toBeHidden();
    await footer.getByText('Our Office').last().focus();
    await page.keyboard.press('Enter');
    await expect(address).toBeVisible();
  });

  test('each product of the strip comes into view when its link gets the focus', async ({
    page,
  }) => {
    await page.goto('/');
    const strip = page.getByRole('region', { name: 'Our Products' }).getByRole('list').first();
    for (const { title } of entriesOf('products').slice(0, 6)) {
      const link = strip.getByRole('link', { name: title, exact: true });
      await link.focus();
      await expect(link).toBeInViewport({ ratio: 1 });
    }
  });
});

test.describe('on a phone without JavaScript', () => {
  test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });

  test('what is folded on the home page opens', async ({ page }) => {
    await page.goto('/');
    const [project] = entriesOf('projects');
    if (!project) throw new Error('content/projects is empty');
    const projects = page.getByRole('region', { name: 'Projects' });
    const words = projects.getByText(project.summary);
    await expect(words).toBeHidden();
    await projects.getByText('What has changed', { exact: true }).first().click();
    await expect(words).toBeVisible();
  });
});

test('on a wide window nothing is folded', async ({ page }) => {
  await page.goto('/');
  const [project] = entriesOf('projects');
  await expect(page.getByText(project?.summary ?? '')).toBeVisible();
  await expect(page.locator('main summary, footer summary').filter({ visible: true })).toHaveCount(
    0,
  );
  for (const name of ['Services', 'Company', 'Contact', 'Our Office']) {
    await expect(
      page.getByRole('contentinfo').getByRole('heading', { name, exact: true }),
    ).toBeVisible();
  }
  // Nor see-through, which a fold is before it opens.
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    const opacities = await page
      .locator('footer details')
      .evaluateAll((folds) =>
        folds.map((fold) => getComputedStyle(fold, '::details-content').opacity),
      );
    expect(new Set(opacities), reducedMotion).toEqual(new Set(['1']));
  }
});

test('each service, product and gallery ends with words of its own', () => {
  const folders = {
    services: 'services',
    products: 'products',
    galleries: 'ready-products',
  } as const;
  const all = Object.entries(folders).flatMap(([folder, path]) =>
    entriesOf(folder as keyof typeof folders).map(({ id, closing }) => ({
      route: `/${path}/${id}`,
      ending: closing.title,
    })),
  );
  expect(new Set(all.map(({ ending }) => ending)).size).toBe(all.length);
  for (const { route, ending } of all) {
    const headings = parse(readFileSync(builtFile(route), 'utf8')).querySelectorAll('main h2');
    expect(headings.at(-1)?.textContent.trim(), route).toBe(ending);
  }
});
