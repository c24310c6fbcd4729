import { fill } from '@nokshi/forms/fill.ts';
import { defaultLanguage, languageCodes, languageOfPath, pathIn } from '@nokshi/forms/languages.ts';
import { expect, test } from '@playwright/test';
import { builtPages, isDemo, pageHtml } from '../scripts/audit/pages.ts';
import { single } from './content.ts';
import { dist } from './routes.ts';

test('every page of the site says in its last line that the company is an example', () => {
  const pages = builtPages(dist).filter((page) => !isDemo(page));
  expect(pages.length).toBeGreaterThan(50);
  for (const page of pages) {
    const language = languageOfPath(page);
    const { brand } = single('company', language);
    const line = fill(single('labels', language).examples.company, { brand }, language);
    expect(pageHtml(dist, page), page).toContain(line);
  }
});

for (const language of languageCodes) {
  test(`what is invented has a mark beside it (${language})`, async ({ page }) => {
    const { mark, company } = single('labels', language).examples;
    const { brand } = single('company', language);
    const line = fill(company, { brand }, language);
    await page.goto(pathIn(language, '/'));
    await expect(page.getByRole('contentinfo').getByText(line)).toBeVisible();
    for (const quote of await page.locator('figure:has(blockquote)').all()) {
      await expect(quote.getByText(mark, { exact: true })).toBeVisible();
    }
    for (const [address, items] of [
      ['/projects', 'article'],
      ['/about-us', 'main li:has(h3):has(img)'],
    ] as const) {
      await page.goto(pathIn(language, address));
      const marks = page.locator(items).getByText(mark, { exact: true });
      await expect(marks).toHaveCount(await page.locator(items).count());
      expect(await marks.count(), address).toBeGreaterThan(0);
    }
  });
}

test('the demos keep to the banner of their own, without a number that can be called', async ({
  page,
}) => {
  for (const demo of builtPages(dist).filter(isDemo)) {
    if (languageOfPath(demo) !== defaultLanguage) continue;
    expect(pageHtml(dist, demo), demo).not.toMatch(/\b01[13-9]\d{2}-?\d{6}\b/);
  }
  await page.goto('/demos/dakghuri');
  await expect(page.locator('a[href^="tel:"]')).toHaveCount(0);
});
