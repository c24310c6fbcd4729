import { languageOfPath, pathIn } from '@nokshi/forms/languages.ts';
import { isAsked } from '@nokshi/prices/plans.ts';
import { expect, type Page, test } from '@playwright/test';
import { entriesOf, orderOf, pageWords, single } from './content.ts';
import { holdBack, openAnswering } from './islands.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search this website' });
const options = (page: Page) => page.getByRole('listbox', { name: 'Results' }).getByRole('option');
const chosen = (page: Page) => page.getByRole('option', { selected: true });

/** Opens the search and types. */
async function search(page: Page, query: string) {
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(field(page)).toBeFocused();
  await field(page).fill(query);
}

test('a few letters find a product, and Enter opens it', async ({ page }) => {
  await page.goto('/about-us');
  await search(page, 'hot');
  await expect(options(page).first()).toContainText('Hotel Management System');
  await expect(options(page).first()).toContainText('Product');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products/HMS');
});

test('a typo does not matter', async ({ page }) => {
  await page.goto('/contact');
  await search(page, 'netwroking');
  await expect(chosen(page)).toContainText('Networking Support');
  await chosen(page).click();
  await expect(page).toHaveURL('/services/networking');
});

test('the arrows choose a result, and Escape gives the focus back', async ({ page }) => {
  await page.goto('/services');
  await search(page, 'school');
  await expect(page.getByRole('dialog')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  const status = page.getByRole('dialog').getByRole('status');
  await expect(status).toHaveText(/^(The best )?\d+ results$/);
  const count = await options(page).count();
  const idAt = (index: number) => options(page).nth(index).getAttribute('id');
  const active = () => field(page).getAttribute('aria-activedescendant');
  expect(await active()).toBe(await idAt(0));
  await page.keyboard.press('ArrowDown');
  expect(await active()).toBe(await idAt(1));
  await expect(chosen(page)).toHaveCount(1);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  expect(await active()).toBe(await idAt(count - 1));
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Search' })).toBeFocused();
});

test('keys open the search', async ({ page }) => {
  await openAnswering(page, '/career');
  for (const key of ['Control+k', 'Meta+k', '/']) {
    await page.keyboard.press(key);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

test('the / key stays a letter in a field, and can be switched off', async ({ page }) => {
  await openAnswering(page, '/contact');
  const message = page.getByRole('textbox', { name: /^Message/ });
  await message.pressSequentially('and/or');
  await expect(message).toHaveValue('and/or');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.keyboard.press('Control+k');
  await page.getByRole('checkbox', { name: 'Open with the / key' }).uncheck();
  await openAnswering(page, '/faq');
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toHaveValue('');
  await expect(page.getByRole('checkbox', { name: 'Open with the / key' })).not.toBeChecked();
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

// What is found first, and in which spelling, the tests of site/src/search hold: here one query finds its way in each.
for (const [path, query] of [
  ['/about-us', 'স্কুলের দাম'],
  ['/bn/services', 'school price'],
] as const) {
  test(`on ${path}, ${query} leads to the offer`, async ({ page }) => {
    const language = languageOfPath(path);
    const { kinds } = pageWords('search', language);
    await openAnswering(page, path);
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill(query);
    const results = page.getByRole('listbox').getByRole('option');
    const address = pathIn(language, '/price?product=EMIS');
    const found = results.and(page.locator(`[href="${address}"]`));
    await expect(found).toContainText(kinds.price.one);
    await expect(
      results.and(page.locator(`[href="${pathIn(language, '/products/EMIS')}"]`)),
    ).toBeVisible();
    await found.click();
    await expect(page).toHaveURL(new RegExp(`${pathIn(language, '/price')}\\?product=EMIS`));
    await expect(page.getByRole('combobox').first()).toHaveValue('EMIS');
  });
}

test('nothing is loaded before the search is opened, and then less than 16 kB', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (/search-index|dialog/i.test(request.url())) {
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    }
  });
  await openAnswering(page, '/privacy-policy');
  await page.waitForLoadState('networkidle');
  expect(requests.filter((path) => /search|dialog/i.test(path))).toEqual([]);
  const before = requests.length;
  // The sign of the taka is a letter of its own, of a kilobyte.
  const fetched = () => requests.slice(before).filter((path) => !path.endsWith('.woff2'));
  await search(page, 'erp');
  await expect(options(page).first()).toContainText('ERP');
  expect(fetched()).toHaveLength(2);
  await expect.poll(() => sizes.length).toBe(2);
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeLessThan(16_000);

  await page.keyboard.press('Escape');
  await search(page, 'crm');
  await expect(options(page).first()).toContainText('CRM');
  expect(fetched()).toHaveLength(2);
});

for (const query of ['স্কুল', 'school']) {
  test(`on a Bangla page, ${query} finds the software for schools`, async ({ page }) => {
    await openAnswering(page, '/bn/services');
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill(query);
    const results = page.getByRole('listbox').getByRole('option');
    const found = results.and(page.locator('[href="/bn/ready-products/school-software"]'));
    await expect(found).toBeVisible();
    // What was typed in other letters, or with another ending, marks nothing in the title.
    if (query === 'স্কুল') await expect(found.locator('mark').first()).toBeVisible();
    await expect(page.locator('[role=option]:not([href^="/bn"])')).toHaveCount(0);
    await found.click();
    await expect(page).toHaveURL('/bn/ready-products/school-software');
  });
}

for (const [path, query, address] of [
  ['/bn/services', 'শাড়ির দোকান', '/bn/ready-products/e-commerce#megh-maku-sarees'],
  ['/services', 'contract', '/sample-contract'],
] as const) {
  test(`on ${path}, ${query} finds ${address} first`, async ({ page }) => {
    await openAnswering(page, path);
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill(query);
    await expect(page.getByRole('option').first()).toHaveAttribute('href', address);
  });
}

test('the search is typed with an input method, and finds while a word is composed', async ({
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
  await expect(
    page.locator('[role=option][href="/bn/ready-products/school-software"]'),
  ).toBeVisible();
  await session.send('Input.insertText', { text: 'স্কুল' });
  await expect(page.getByRole('combobox')).toHaveValue('স্কুল');
});

for (const [language, path, query, other] of [
  ['en', '/about-us', 'school', 'pharmacy & stock'],
  ['bn', '/bn/services', 'স্কুলের হিসাব', 'school'],
] as const) {
  test(`the page that lists everything shows what was typed before, in ${language}`, async ({
    page,
  }) => {
    const { dialog, open } = pageWords('search', language);
    await openAnswering(page, path);
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill(query);
    const titles = page.locator('[role=option] .search-title');
    const first = (await titles.allTextContents()).slice(0, 3);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const everything = page.getByRole('dialog').getByRole('link', { name: dialog.everything });
    await everything.click();

    await expect(page).toHaveURL(pathIn(language, `/search#${new URLSearchParams({ q: query })}`));
    const results = page.locator('[data-found]');
    await expect(results.getByRole('listitem').first()).toBeVisible();
    expect((await results.getByRole('link').allTextContents()).slice(0, 3)).toEqual(first);
    await expect(results.getByRole('heading')).toBeInViewport();
    await expect(page.getByRole('dialog')).toBeHidden();
    // The privacy policy says that what is typed stays in the browser.
    expect(requests.filter((url) => url.includes('q='))).toEqual([]);

    const opener = page.getByRole('main').getByRole('button', { name: `${open}: ${query}` });
    await expect(opener).toHaveText(query);
    await opener.click();
    await expect(page.getByRole('combobox')).toHaveValue(query);
    await page.getByRole('combobox').fill(other);
    const next = await titles.first().textContent();
    await everything.click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(results.getByRole('link').first()).toHaveText(next ?? '');
    await page.goBack();
    await expect(results.getByRole('link').first()).toHaveText(first[0] ?? '');

    // Asked for from further down, what is found is shown.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill(other);
    await everything.click();
    await expect(results.getByRole('heading')).toBeInViewport();
    // The other language has it, too.
    const switches = page.getByRole('banner').locator('a[hreflang]');
    await switches.first().click();
    await expect(page).toHaveURL(/\/search#q=/);
    await expect(results.getByRole('heading')).toBeVisible();
  });
}

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
  await expect(page.getByRole('main').getByRole('button')).toHaveText('Search this website');
  await page.route('**/Page.*.js', (script) => script.abort());
  await page.goto('/search#q=school');
  await page.reload();
  await expect(page.locator('html')).not.toHaveAttribute('data-script');
  await expect(list).toBeVisible();
});

test('the field on the page of search ends where the list does, or is a field’s width', async ({
  page,
}) => {
  await page.goto('/search');
  for (const width of [360, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const [field, title, list] = await Promise.all(
      [
        page.getByRole('main').getByRole('button', { name: 'Search this website' }),
        page.getByRole('heading', { level: 1 }),
        page.getByRole('region', { name: 'Pages', exact: true }).getByRole('list'),
      ].map((one) => one.evaluate((element) => element.getBoundingClientRect().toJSON())),
    );
    if (width < 960) expect(field.left, `${width}`).toBeCloseTo(title.left, 0);
    if (width === 768) expect(field.width).toBe(480);
    else expect(field.right, `${width}`).toBeCloseTo(list.right, 0);
  }
});

test('what is found stands where the list of everything does', async ({ page }) => {
  await page.goto('/search#q=school');
  const found = page.locator('[data-found]').getByRole('list');
  await expect(found.getByRole('link').first()).toBeVisible();
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const list = page.getByRole('region', { name: 'Services', exact: true }).getByRole('list');
    const [one, other] = await Promise.all([found.boundingBox(), list.boundingBox()]);
    expect([one?.x, one?.width], `${width}`).toEqual([other?.x, other?.width]);
  }
});

test('on a slow line the button says that the search is coming', async ({ page }) => {
  const letIndexCome = await holdBack(page, '**/search-index.json');
  await openAnswering(page, '/services');
  const button = page.getByRole('banner').getByRole('button', { name: 'Search' });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(button).toHaveCSS('outline-style', 'dashed');
  letIndexCome();
  await expect(field(page)).toBeFocused();
  await expect(button).toHaveAttribute('aria-busy', 'false');
});

test('the page that lists everything takes over when the search cannot load', async ({ page }) => {
  await page.route('**/search-index.json', (route) => route.abort());
  await page.goto('/services');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search');
});

test('the search breaks no rule of the page', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto('/products');
  await search(page, '<img src=x onerror=alert(1)>');
  await field(page).fill('pharmacy');
  await expect(options(page).first()).toContainText('Pharmacy');
  expect(complaints).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the magnifier leads to a page with everything, by kind', async ({ page }) => {
    await page.goto('/services/hosting');
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search');
    const counts = {
      Services: orderOf('services').length,
      Products: orderOf('products').length,
      'Ready products': orderOf('galleries').length,
      Prices: single('prices', 'en').plans.filter(isAsked).length,
      Demos: entriesOf('galleries').flatMap(({ cards }) => cards).length,
      Projects: orderOf('projects').length,
      Questions: pageWords('faq').groups.flatMap(({ questions }) => questions).length,
    };
    for (const [kind, count] of Object.entries(counts)) {
      const list = page.getByRole('region', { name: kind, exact: true }).getByRole('listitem');
      await expect(list).toHaveCount(count);
    }
    await page.getByRole('link', { name: 'Restaurant Management System' }).first().click();
    await expect(page).toHaveURL('/products/RMS');
  });
});
