import { languageCodes, pathIn } from '@nokshi/forms/languages.ts';
import { isAsked } from '@nokshi/prices/plans.ts';
import { expect, type Page, test } from '@playwright/test';
import { builtPage, regionOf } from './built-page.ts';
import { entriesOf, orderOf, pageWords, single } from './content.ts';
import { holdBack, openAnswering } from './islands.ts';
import { watch } from './looks/policy.ts';

// What is found first, and in which spelling, the tests of site/src/search hold.

const field = (page: Page) => page.getByRole('combobox', { name: 'Search this website' });
const options = (page: Page) => page.getByRole('listbox', { name: 'Results' }).getByRole('option');
const chosen = (page: Page) => page.getByRole('option', { selected: true });
const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search' });

/** Opens the search and types. */
async function search(page: Page, query: string) {
  await button(page).click();
  await expect(field(page)).toBeFocused();
  await field(page).fill(query);
}

test('a few letters find a product, whatever is typed breaks no rule of the page, and Enter opens it', async ({
  page,
  baseURL,
}) => {
  const complaints = watch(page, baseURL);
  await page.goto('/about-us');
  await search(page, '<img src=x onerror=alert(1)>');
  await field(page).fill('hot');
  await expect(options(page).first()).toContainText('Hotel Management System');
  await expect(options(page).first()).toContainText('Product');
  expect(complaints).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products/HMS');
});

test('the arrows choose a result, and Escape gives the focus back', async ({ page }) => {
  await page.goto('/services');
  await search(page, 'school');
  await expect(page.getByRole('dialog')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  const status = page.getByRole('dialog').getByRole('status');
  await expect(status).toHaveText(/^(The best )?\d+ results$/);
  const idAt = (index: number) => options(page).nth(index).getAttribute('id');
  const active = () => field(page).getAttribute('aria-activedescendant');
  expect(await active()).toBe(await idAt(0));
  await page.keyboard.press('ArrowDown');
  expect(await active()).toBe(await idAt(1));
  await expect(chosen(page)).toHaveCount(1);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  expect(await active()).toBe(await idAt((await options(page).count()) - 1));
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button(page)).toBeFocused();
});

test('keys open the search; the / key stays a letter in a field, and can be switched off', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog');
  await openAnswering(page, '/contact');
  const message = page.getByRole('textbox', { name: /^Message/ });
  await message.pressSequentially('and/or');
  await expect(message).toHaveValue('and/or');
  await expect(dialog).toBeHidden();
  await message.blur();
  for (const key of ['Control+k', 'Meta+k', '/']) {
    await page.keyboard.press(key);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await page.keyboard.press('Control+k');
  // Before the next frame, which takes the focus from a field that is closed.
  await field(page).evaluate((closed) => {
    closed.closest('dialog')?.close();
    closed.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }));
  });
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  const usesSlash = page.getByRole('checkbox', { name: 'Open with the / key' });
  await page.keyboard.press('Control+k');
  await usesSlash.uncheck();
  await openAnswering(page, '/faq');
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toHaveValue('');
  await expect(usesSlash).not.toBeChecked();
});

test('when nothing is found, it says so and leads on', async ({ page }) => {
  await page.goto('/');
  await search(page, 'xylophone');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(
    'Nothing found for “xylophone”',
  );
  await expect(options(page)).toHaveCount(0);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('dialog').getByRole('link', { name: 'List of everything' }).click();
  await expect(page).toHaveURL('/search#q=xylophone');
  await expect(page.getByRole('heading', { name: 'Nothing found for “xylophone”' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Services', exact: true })).toBeVisible();
});

test('a question is found, and its answer stands open', async ({ page }) => {
  await page.goto('/faq');
  await search(page, 'bank transfer or bkash');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('Both are possible.')).toBeInViewport();
});

test('nothing is loaded before the search is opened, and then three small files, once', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (/search-index|dialog|language/i.test(request.url())) {
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    }
  });
  await openAnswering(page, '/privacy-policy');
  await page.waitForLoadState('networkidle');
  expect(requests.filter((path) => /search|dialog/i.test(path))).toEqual([]);
  const before = requests.length;
  // The sign of the taka is a letter of its own, of a kilobyte.
  const fetched = () => requests.slice(before).filter((path) => !path.endsWith('.woff2'));
  for (const [query, found] of [
    ['erp', 'ERP'],
    ['crm', 'CRM'],
  ] as const) {
    await search(page, query);
    await expect(options(page).first()).toContainText(found);
    expect(fetched()).toHaveLength(3);
    await page.keyboard.press('Escape');
  }
  await expect.poll(() => sizes.length).toBe(3);
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeLessThan(20_000);
});

test('the search is typed with an input method, finds while a word is composed, in its language alone, and marks the word', async ({
  page,
}) => {
  await openAnswering(page, '/bn/services');
  await page.keyboard.press('/');
  const session = await page.context().newCDPSession(page);
  await expect(page.getByRole('combobox')).toBeFocused();
  for (const text of ['স', 'স্', 'স্ক', 'স্কু', 'স্কুল']) {
    await session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
    await expect(page.getByRole('combobox')).toHaveValue(text);
  }
  const found = page.locator('[role=option][href="/bn/ready-products/school-software"]');
  await expect(found).toBeVisible();
  await session.send('Input.insertText', { text: 'স্কুল' });
  await expect(page.getByRole('combobox')).toHaveValue('স্কুল');
  await expect(found.locator('mark').first()).toBeVisible();
  await expect(page.locator('[role=option]:not([href^="/bn"])')).toHaveCount(0);
  await found.click();
  await expect(page).toHaveURL('/bn/ready-products/school-software');
});

test('the page that lists everything shows what was typed before, and follows what is typed next', async ({
  page,
}) => {
  const query = 'স্কুলের হিসাব';
  const { dialog, open } = pageWords('search', 'bn');
  await openAnswering(page, '/bn/services');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill(query);
  const titles = page.locator('[role=option] .search-title');
  const first = (await titles.allTextContents()).slice(0, 3);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const everything = page.getByRole('dialog').getByRole('link', { name: dialog.everything });
  await everything.click();

  await expect(page).toHaveURL(`/bn/search#${new URLSearchParams({ q: query })}`);
  const results = page.locator('[data-found]');
  await expect(results.getByRole('listitem').first()).toBeVisible();
  expect((await results.getByRole('link').allTextContents()).slice(0, 3)).toEqual(first);
  await expect(results.getByRole('heading')).toBeInViewport();
  await expect(page.getByRole('dialog')).toBeHidden();
  // The privacy policy says that what is typed stays in the browser.
  expect(requests.filter((url) => url.includes('q='))).toEqual([]);

  const opener = page.getByRole('main').getByRole('button', { name: `${open}: ${query}` });
  await expect(opener).toHaveText(query);
  // Asked for from further down, what is found is shown.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('school & stock');
  const next = await titles.first().textContent();
  await everything.click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(results.getByRole('link').first()).toHaveText(next ?? '');
  await expect(results.getByRole('heading')).toBeInViewport();
  await page.goBack();
  await expect(results.getByRole('link').first()).toHaveText(first[0] ?? '');
  await opener.click();
  await expect(page.getByRole('combobox')).toHaveValue(query);
  await page.keyboard.press('Escape');
  // The other language has it, too.
  await page.getByRole('banner').locator('a[hreflang]').first().click();
  await expect(page).toHaveURL(/\/search#q=/);
  await expect(results.getByRole('heading')).toBeVisible();
});

test('the list of everything stands there without a search, and where a script of the page does not come', async ({
  page,
}) => {
  const results = page.locator('[data-found]');
  const list = page.getByRole('region', { name: 'Services', exact: true });
  await page.goto('/search');
  await page.evaluate(() => {
    location.hash = 'q=school';
  });
  await expect(results.getByRole('link').first()).toBeVisible();
  await page.goBack();
  await expect(results).toBeHidden();
  await page.route('**/Page.*.js', (script) => script.abort());
  await page.goto('/search#q=school');
  await page.reload();
  await expect(page.locator('html')).not.toHaveAttribute('data-script');
  await expect(list).toBeVisible();
});

test('on a slow line the button says that the search is coming, and leads to the list of everything where it cannot load', async ({
  page,
}) => {
  const letIndexCome = await holdBack(page, '**/search-index.json');
  await openAnswering(page, '/services');
  await button(page).click();
  await expect(button(page)).toHaveAttribute('aria-busy', 'true');
  await expect(button(page)).toHaveCSS('outline-style', 'dashed');
  letIndexCome();
  await expect(field(page)).toBeFocused();
  await expect(button(page)).toHaveAttribute('aria-busy', 'false');
  await page.route('**/search-index.json', (route) => route.abort());
  await page.goto('/career');
  await button(page).click();
  await expect(page).toHaveURL('/search');
});

test('without script the magnifier leads to a page with everything, by kind', () => {
  for (const language of languageCodes) {
    const magnifier = builtPage(pathIn(language, '/services/hosting')).querySelector(
      `header a[href="${pathIn(language, '/search')}"]`,
    );
    expect(magnifier, language).not.toBeNull();
    const { kinds } = pageWords('search', language);
    const page = builtPage(pathIn(language, '/search'));
    const counts = {
      service: orderOf('services').length,
      product: orderOf('products').length,
      gallery: orderOf('galleries').length,
      price: single('prices', 'en').plans.filter(isAsked).length,
      demo: entriesOf('galleries').flatMap(({ cards }) => cards).length,
      project: orderOf('projects').length,
      question: pageWords('faq').groups.flatMap(({ questions }) => questions).length,
    };
    for (const [kind, count] of Object.entries(counts)) {
      const { many } = kinds[kind as keyof typeof counts];
      expect(regionOf(page, many).querySelectorAll('li'), many).toHaveLength(count);
    }
  }
});
