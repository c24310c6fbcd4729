import { expect, test } from '@playwright/test';
import { allWords, builtPage, linksOf, regionOf } from './built-page.ts';
import { pageWords, single } from './content.ts';

const { printPage, samples } = single('labels', 'en');

test('the terms and the answers lead to a sample contract, which says what the terms say', () => {
  for (const from of ['/terms', '/faq'])
    expect(linksOf(regionOf(builtPage(from), samples))).toContain('/sample-contract');
  const contract = pageWords('sample-contract');
  const { entries } = single('terms', 'en');
  const titles = builtPage('/sample-contract').querySelectorAll('article h3');
  expect(allWords(titles)).toEqual([
    ...contract.before.map(({ title }) => title),
    ...contract.terms.map((name) => entries[name].title),
    ...contract.after.map(({ title }) => title),
  ]);
});

for (const path of ['/sample-contract', '/bn/sample-report']) {
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

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });
    const does = javaScriptEnabled ? 'that prints it' : 'that does nothing';

    test(`a sample has ${javaScriptEnabled ? 'a' : 'no'} button ${does}`, async ({ page }) => {
      await page.goto('/sample-contract');
      await expect(page.getByRole('article')).toBeVisible();
      const button = page.getByRole('button', { name: printPage });
      await expect(button).toBeVisible({ visible: javaScriptEnabled });
      if (!javaScriptEnabled) return;
      await page.evaluate(() => {
        window.print = () => document.body.setAttribute('data-printed', '');
      });
      await button.click();
      await expect(page.locator('[data-printed]')).toBeAttached();
    });
  });
}
