import { expect, type Page, test } from '@playwright/test';
import { firstTwoOffices } from './content.ts';
import { answering, holdBack, openAnswering } from './islands.ts';

test.use({ viewport: { width: 360, height: 640 } });

/** Opens a page whose scripts, all or some, come when `arrive` is called. */
async function openBeforeScripts(
  page: Page,
  address: string,
  scripts = '**/*.js',
): Promise<{ arrive: () => void }> {
  const arrive = await holdBack(page, scripts);
  const first = page.waitForRequest(scripts);
  await page.goto(address, { waitUntil: 'commit' });
  await first;
  return { arrive };
}

const scheme = (page: Page) => page.getByRole('button', { name: 'Switch between light and dark' });

test('the scheme is switched and the search opens by presses that came before their scripts, each once', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const scripts = await openBeforeScripts(page, '/services');
  await scheme(page).click();
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  scripts.arrive();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('of several early choices the last is made', async ({ page }) => {
  const scripts = await openBeforeScripts(page, '/projects');
  const filters = page.getByRole('main').locator('button[aria-pressed]');
  for (const place of [2, 1, 2]) await filters.nth(place).click();
  scripts.arrive();
  await expect(filters.nth(2)).toHaveAttribute('aria-pressed', 'true');
});

test('a press that comes before the last script is done with it, once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const scripts = await openBeforeScripts(page, '/', '**/Page.*.js');
  const hero = page.locator('main > section[data-hero]');
  await expect(hero).toHaveAttribute('data-running');
  await page.getByRole('button', { name: 'Pause the slides' }).click();
  scripts.arrive();
  await answering(page);
  await expect(hero).toHaveAttribute('data-paused');
});

test('an office that is chosen early is shown', async ({ page }) => {
  const letOfficesCome = await holdBack(page, '**/OfficeSelector.*.js');
  await openAnswering(page, '/contact');
  const [, { name }] = firstTwoOffices();
  await page.getByRole('group').getByText(name, { exact: true }).click();
  letOfficesCome();
  await expect(
    page.locator('[role=status].visually-hidden').filter({ hasText: /./ }),
  ).toBeAttached();
});

test('where one of its scripts does not come, a page is one without scripts', async ({ page }) => {
  await page.route('**/deferred.*.js', (script) => script.abort());
  await page.goto('/projects');
  await expect(page.locator('html')).not.toHaveAttribute('data-script');
  await expect(page.getByRole('main').locator('button[aria-pressed]').first()).toBeHidden();
});
