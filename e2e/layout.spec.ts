import { readFileSync } from 'node:fs';
import { languageCodes, pathIn } from '@nokshi/forms/languages.ts';
import { expect, type Page, test } from '@playwright/test';
import { allWords, builtPage, linksOf, wordsOf } from './built-page.ts';
import { answering, holdBack, openAnswering } from './islands.ts';
import { smallTargets } from './looks/targets.ts';
import { builtFile, routesIn } from './routes.ts';
import { shiftsDuring } from './shifts.ts';

const menu = ['Home', 'Products', 'Services', 'Projects', 'About', 'Career'];
const shortcuts = ['Prices', 'Demos'];

test('the top bar, the menu and the footer stand on a page', () => {
  const page = builtPage('/services');
  const [header, footer] = [
    page.querySelector('body > header'),
    page.querySelector('body > footer'),
  ];
  const navigation = header?.querySelector('nav[aria-label="Main menu"]');
  if (!header || !footer || !navigation) throw new Error('the page has no header or footer');
  expect(linksOf(header)).toEqual(
    expect.arrayContaining(['mailto:hello@nokshi.example', 'tel:+8801200000000', '/contact']),
  );
  const names = header.querySelectorAll('a').map((link) => link.getAttribute('aria-label') ?? '');
  expect(names.filter((name) => /Facebook|LinkedIn|WhatsApp/.test(name))).toHaveLength(3);
  expect(allWords(navigation.querySelectorAll('li'))).toEqual([...menu, ...shortcuts]);
  expect(allWords(navigation.querySelectorAll('[aria-current=page]'))).toEqual(['Services']);

  const words = wordsOf(footer);
  expect(words).toContain('Empowering your business with cutting-edge digital solutions.');
  expect(words.match(/Dhaka 1\d{3}/g)).toHaveLength(3);
  // Of the day of the build: without script no other is to be had.
  expect(words).toMatch(/© 20\d\d /);
  expect(linksOf(footer)).toEqual(
    expect.arrayContaining(['/services/networking', '/privacy-policy', '/faq', '/price']),
  );
  expect(linksOf(footer).filter((link) => link.startsWith('tel:'))).toHaveLength(2);
});

test('in a gallery and on the list of them the menu marks the products', () => {
  for (const path of ['/readyProducts', '/ready-products/crm', '/bn/ready-products/crm']) {
    const marked = builtPage(path).querySelectorAll('header a[aria-current="true"]');
    expect(
      marked.map((link) => link.getAttribute('href')),
      path,
    ).toEqual([path.startsWith('/bn') ? '/bn/products' : '/products']);
  }
});

test('help stands in the same order on every page (WCAG 3.2.6)', () => {
  const links = /href="([^"?]*)/g;
  const help = /^(mailto:|tel:|https:\/\/wa\.me\/)/;
  for (const language of languageCodes) {
    const contact = pathIn(language, '/contact');
    const around = (route: string) => {
      const html = readFileSync(builtFile(route), 'utf8').replace(/<main\b.*?<\/main>/s, '');
      return [...html.matchAll(links)].flatMap(([, to = '']) =>
        help.test(to) || to === contact ? to : [],
      );
    };
    const usual = around(pathIn(language, '/'));
    expect(usual.length).toBeGreaterThan(4);
    for (const route of routesIn(language)) expect(around(route), route).toEqual(usual);
  }
});

test('dates, times and years are those of the visit, in the digits of the language', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2031-02-03T10:00:00Z'));
  await page.goto('/faq');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText(/© 2031 Nokshi Software Solution/)).toBeVisible();
  await page.goto('/bn/products/POS');
  await expect(footer.getByText(/© ২০৩১/)).toBeVisible();
  await expect(page.locator('main time').first()).toHaveText(/^\p{L}[\p{L}\p{M}]+ [০-৯]/u);
  await page.goto('/bn/privacy-policy');
  await expect(page.locator('main time').first()).toHaveText(
    /^[০-৯]{1,2} [\p{L}\p{M}]+ ২০২[০-৯]$/u,
  );
});

test.describe('the menu of a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  const toggle = (page: Page) => page.getByRole('button', { name: 'Menu' });
  const sheet = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
  const products = (page: Page) => sheet(page).getByRole('link', { name: 'Products' });

  test('opens over the page below the header, moves nothing, and closes by a choice, by Escape and by its button', async ({
    page,
  }) => {
    await page.goto('/services');
    const [bars, cross] = [toggle(page).locator('svg').first(), toggle(page).locator('svg').last()];
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(products(page)).toBeHidden();
    await expect(cross).toBeHidden();
    const moved = await shiftsDuring(page, async () => {
      await toggle(page).click();
      await expect(products(page)).toBeInViewport();
      await toggle(page).click();
      await expect(products(page)).toBeHidden();
      await toggle(page).click();
    });
    expect(moved).toEqual([]);
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(cross).toBeVisible();
    await expect(bars).toBeHidden();
    expect(await smallTargets(page)).toEqual([]);
    const header = await page.getByRole('banner').boundingBox();
    expect(await sheet(page).boundingBox()).toMatchObject({
      x: 0,
      y: (header?.y ?? 0) + (header?.height ?? 0),
      width: 360,
    });
    await page.keyboard.press('Escape');
    await expect(products(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    await toggle(page).click();
    await products(page).click();
    await expect(page).toHaveURL('/products');
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('answers a press before any script is there, and says its state once they are', async ({
    page,
  }) => {
    const letScriptsCome = await holdBack(page);
    await page.goto('/', { waitUntil: 'commit' });
    await toggle(page).click();
    await expect(products(page)).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(products(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    await toggle(page).click();
    letScriptsCome();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(products(page)).toBeInViewport();
    await products(page).click();
    await expect(page).toHaveURL('/products');
  });

  for (const isEarly of [false, true]) {
    test(`is the plain row once the window is wide${isEarly ? ', also before a script came' : ''}`, async ({
      page,
    }) => {
      const letScriptsCome = await holdBack(page);
      await page.goto('/services', { waitUntil: 'commit' });
      if (!isEarly) {
        letScriptsCome();
        await answering(page);
      }
      await toggle(page).click();
      await page.setViewportSize({ width: 1280, height: 800 });
      letScriptsCome();
      const topOf = async (name: string) =>
        (await page.getByRole('link', { name, exact: true }).first().boundingBox())?.y ?? 0;
      await expect
        .poll(async () => Math.abs((await topOf('Career')) - (await topOf('Nokshi, Home'))))
        .toBeLessThan(20);
      await expect(toggle(page)).toBeHidden();
    });
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('opens by its button', async ({ page }) => {
      await page.goto('/products');
      await expect(sheet(page)).toBeHidden();
      await toggle(page).click();
      for (const name of menu) {
        await expect(sheet(page).getByRole('link', { name })).toBeInViewport();
      }
      await page.keyboard.press('Escape');
      await expect(sheet(page)).toBeHidden();
    });
  });
});

for (const [path, isMobile] of [
  ['/bn/services/web-development', false],
  // As phones lay pages out: at the upper edge they hold on to the header.
  ['/contact', true],
] as const) {
  test(`a phone that is turned goes on showing what was read on ${path}`, async ({ browser }) => {
    const context = await browser.newContext({ isMobile, viewport: { width: 360, height: 640 } });
    const page = await context.newPage();
    await openAnswering(page, path);
    const headings = page.locator('main h2');
    const heading = headings.nth(Math.floor((await headings.count()) / 2));
    await heading.evaluate(async (element) => {
      const rest = new Promise((resolve) => addEventListener('scrollend', resolve, { once: true }));
      element.scrollIntoView({ block: 'start' });
      await rest;
    });
    await page.setViewportSize({ width: 640, height: 360 });
    await expect(heading).toBeInViewport();
    await page.setViewportSize({ width: 360, height: 640 });
    await expect(heading).toBeInViewport();
    await context.close();
  });
}

test('scroll-to-top appears past 300 px and leads back; on a phone it leaves the footer and the form free', async ({
  page,
}) => {
  const button = page.getByRole('main').locator('+ button');
  await openAnswering(page, '/services');
  await page.evaluate(() => scrollTo(0, 300));
  await expect(button).toBeHidden();
  await page.evaluate(() => scrollTo(0, 301));
  await expect(button).toBeVisible();
  await expect(button).toHaveAccessibleName('Back to the top');
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(button).toBeHidden();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/bn/faq');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(button).toBeInViewport({ ratio: 1 });
  const footer = page.getByRole('contentinfo');
  const [floating, foot, link] = await Promise.all(
    [button, footer, footer.getByRole('link').first()].map((one) =>
      one.evaluate((element) => element.getBoundingClientRect().toJSON()),
    ),
  );
  expect((floating.top + floating.bottom) / 2).toBeCloseTo(foot.top, 0);
  expect(floating.bottom).toBeLessThan(link.top);
  await page.goto('/contact');
  const name = page.getByRole('main').getByRole('textbox').first();
  await name.scrollIntoViewIfNeeded();
  await expect(button).toBeVisible();
  await name.focus();
  await expect(button).toBeHidden();
});

test('the scheme follows the system, can be switched, shows what it leads to, and is remembered', async ({
  page,
}) => {
  const background = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const button = page.getByRole('button', { name: 'Switch between light and dark' });
  const [moon, sun] = [button.locator('svg').nth(0), button.locator('svg').nth(1)];
  await page.emulateMedia({ colorScheme: 'light' });
  await openAnswering(page, '/faq');
  const light = await background();
  await expect(moon).toBeVisible();
  await expect(sun).toBeHidden();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await background();
  expect(dark).not.toBe(light);
  await expect(moon).toBeHidden();
  await expect(sun).toBeVisible();
  await button.click();
  expect(await background()).toBe(light);
  await expect(moon).toBeVisible();
  await page.goto('/career');
  await answering(page);
  expect(await background()).toBe(light);
  // A page that the browser kept whole shows the scheme chosen since.
  await page.evaluate(() => {
    localStorage.theme = 'dark';
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect.poll(background).toBe(dark);
});

test('a price stays whole in a table of plans on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/bn/services/hosting');
  const prices = page.getByRole('cell', { name: /^৳\s[০-৯,.]+$/ });
  await expect(prices).not.toHaveCount(0);
  const lines = await prices.evaluateAll((cells) =>
    cells.map((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );
  expect(new Set(lines)).toEqual(new Set([1]));
});

test('what colleagues remark stays within a phone in letters twice as large', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto('/career');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await page.getByRole('main').locator('summary').first().click();
  const remarks = page.locator('details[open] dd');
  await expect(remarks).not.toHaveCount(0);
  const ends = await remarks.evaluateAll((all) =>
    all.map((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return range.getBoundingClientRect().right;
    }),
  );
  expect(Math.max(...ends)).toBeLessThanOrEqual(320);
});
