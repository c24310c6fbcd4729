import { expect, test } from '@playwright/test';
import { entriesOf, pageWords, single } from './content.ts';

const { printPage, samples } = single('labels', 'en');
const contract = pageWords('sample-contract');
const report = pageWords('sample-report');

for (const from of ['/terms', '/faq']) {
  test(`${from} leads to a sample contract, and a press prints it`, async ({ page }) => {
    await page.goto(from);
    await page
      .getByRole('region', { name: samples })
      .getByRole('link', { name: contract.link })
      .click();
    await expect(page).toHaveURL('/sample-contract');
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await page.getByRole('button', { name: printPage }).click();
    await expect(page.locator('[data-printed]')).toBeAttached();
  });
}

test('the contract says what the terms say', async ({ page }) => {
  await page.goto('/sample-contract');
  const titles = page.getByRole('article').getByRole('heading', { level: 3 });
  const { entries } = single('terms', 'en');
  await expect(titles).toHaveText([
    ...contract.before.map(({ title }) => title),
    ...contract.terms.map((name) => entries[name].title),
    ...contract.after.map(({ title }) => title),
  ]);
});

test('the gallery whose software prints a report leads to one', async ({ page }) => {
  const gallery = entriesOf('galleries').find(({ paper }) => paper);
  await page.goto(`/ready-products/${gallery?.id}`);
  await page.getByRole('link', { name: report.link }).click();
  await expect(page).toHaveURL('/sample-report');
  const marked = report.tests.find(({ mark }) => mark === 'low');
  const row = page.getByRole('row', { name: new RegExp(`^${marked?.test}`) });
  await expect(row).toContainText(report.marks.low);
});

for (const path of ['/sample-contract', '/sample-report', '/bn/sample-report']) {
  test(`${path} is a paper of its own: nothing else of the page is printed`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('article')).toBeVisible();
    for (const around of ['body > header', 'footer', 'main button', 'main h1']) {
      await expect(page.locator(around).first()).toBeHidden();
    }
    await expect(page.locator('html')).toHaveCSS('background-color', /^oklch\(1 0 0\)$/);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a sample has no button that does nothing', async ({ page }) => {
    await page.goto('/sample-contract');
    await expect(page.getByRole('article')).toBeVisible();
    await expect(page.getByRole('button', { name: printPage })).toBeHidden();
  });
});
