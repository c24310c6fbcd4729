import { expect, type Page, test } from '@playwright/test';

test.use({ viewport: { width: 360, height: 640 } });

/** Opens a page whose scripts come when `arrive` is called. */
async function openBeforeScripts(page: Page, address: string): Promise<{ arrive: () => void }> {
  const asked = Promise.withResolvers<void>();
  await page.route('**/*.js', async (script) => {
    await asked.promise;
    await script.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return { arrive: asked.resolve };
}

test('a search that is asked for early opens once its script is there', async ({ page }) => {
  const scripts = await openBeforeScripts(page, '/services');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  scripts.arrive();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
});

test('an early press of the scheme switches it, once', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const scripts = await openBeforeScripts(page, '/services');
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  scripts.arrive();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('an early choice of a filter is made', async ({ page }) => {
  const scripts = await openBeforeScripts(page, '/projects');
  const filter = page.getByRole('main').locator('button[aria-pressed=false]').first();
  const words = await filter.innerText();
  await filter.click();
  scripts.arrive();
  await expect(page.getByRole('main').locator('button[aria-pressed=true]')).toHaveText(words);
});

test('an early choice of a tab is made', async ({ page }) => {
  const scripts = await openBeforeScripts(page, '/about-us');
  const tab = page.getByRole('tab', { name: 'Mobile' });
  await tab.click();
  scripts.arrive();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});

test('what is pressed later is pressed once', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/services');
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});
