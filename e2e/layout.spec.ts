import { expect, test } from '@playwright/test';
import { answering, holdBack, openAnswering } from './islands.ts';
import { smallTargets } from './looks/targets.ts';
import { shiftsDuring } from './shifts.ts';

const menu = ['Home', 'Products', 'Services', 'Projects', 'About', 'Career'];

test('the top bar, the menu and the footer stand on a page', async ({ page }) => {
  await page.goto('/services');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Email: hello@nokshi.example' })).toHaveAttribute(
    'href',
    'mailto:hello@nokshi.example',
  );
  await expect(header.getByRole('link', { name: /^Phone/ })).toHaveAttribute(
    'href',
    'tel:+8801200000000',
  );
  await expect(header.getByRole('link', { name: /Facebook|LinkedIn|WhatsApp/ })).toHaveCount(3);
  const navigation = page.getByRole('navigation', { name: 'Main menu' });
  await expect(navigation.getByRole('listitem')).toHaveText(menu);
  await expect(navigation.getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
    'href',
    '/contact',
  );
  await expect(navigation.getByRole('link', { name: 'Services' })).toHaveAttribute(
    'aria-current',
    'page',
  );

  const footer = page.getByRole('contentinfo');
  await expect(
    footer.getByText('Empowering your business with cutting-edge digital solutions.'),
  ).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Networking Support' })).toHaveAttribute(
    'href',
    '/services/networking',
  );
  await expect(footer.getByRole('link', { name: /^\+880/ })).toHaveCount(2);
  await expect(footer.getByText(/Dhaka 1\d{3}/)).toHaveCount(3);
  await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
    'href',
    '/privacy-policy',
  );
  await expect(footer.getByRole('link', { name: 'FAQ' })).toHaveAttribute('href', '/faq');
});

test('the footer names the current year on a page of last year, too', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-02-03T10:00:00Z'));
  await page.goto('/faq');
  await expect(
    page.getByRole('contentinfo').getByText(/© 2031 Nokshi Software Solution/),
  ).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu opens, says so, and closes by a choice, by Escape and by its button', async ({
    page,
  }) => {
    await page.goto('/');
    const toggle = page.getByRole('button', { name: 'Menu' });
    const products = page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: 'Products' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(products).toBeHidden();
    const [bars, cross] = [toggle.locator('svg').first(), toggle.locator('svg').last()];
    await expect(cross).toBeHidden();
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(cross).toBeVisible();
    await expect(bars).toBeHidden();
    await expect(products).toBeVisible();
    expect(await smallTargets(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(products).toBeHidden();
    await expect(toggle).toBeFocused();
    await toggle.click();
    await products.click();
    await expect(page).toHaveURL('/products');
    await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('the menu answers a press before any script is there, and says its state once they are', async ({
    page,
  }) => {
    const letScriptsCome = await holdBack(page);
    await page.goto('/', { waitUntil: 'commit' });
    const toggle = page.getByRole('button', { name: 'Menu' });
    const products = page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: 'Products' });
    await toggle.click();
    await expect(products).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(products).toBeHidden();
    await expect(toggle).toBeFocused();
    await toggle.click();
    letScriptsCome();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(products).toBeInViewport();
    await products.click();
    await expect(page).toHaveURL('/products');
  });

  test('the menu lies over the page below the header and moves nothing', async ({ page }) => {
    await page.goto('/services');
    const toggle = page.getByRole('button', { name: 'Menu' });
    const menuSheet = page.getByRole('navigation', { name: 'Main menu' });
    const moved = await shiftsDuring(page, async () => {
      await toggle.click();
      await expect(menuSheet).toBeInViewport();
      await toggle.click();
      await expect(menuSheet).toBeHidden();
      await toggle.click();
    });
    expect(moved).toEqual([]);
    const header = await page.getByRole('banner').boundingBox();
    const sheet = await menuSheet.boundingBox();
    expect(sheet?.y).toBe((header?.y ?? 0) + (header?.height ?? 0));
    expect([sheet?.x, sheet?.width]).toEqual([0, 360]);
  });

  for (const isEarly of [false, true]) {
    test(`an open menu is the plain row once the window is wide${isEarly ? ', also before a script came' : ''}`, async ({
      page,
    }) => {
      const letScriptsCome = await holdBack(page);
      await page.goto('/services', { waitUntil: 'commit' });
      if (!isEarly) {
        letScriptsCome();
        await answering(page);
      }
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.setViewportSize({ width: 1280, height: 800 });
      letScriptsCome();
      const career = page
        .getByRole('navigation', { name: 'Main menu' })
        .getByRole('link', { name: 'Career' });
      const tops = async () => [
        (await career.boundingBox())?.y,
        (await page.getByRole('link', { name: 'Nokshi, Home' }).first().boundingBox())?.y,
      ];
      await expect
        .poll(async () => Math.abs(((await tops())[0] ?? 0) - ((await tops())[1] ?? 0)))
        .toBeLessThan(20);
      await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
    });
  }
});

for (const [path, isMobile] of [
  ['/', false],
  ['/contact', false],
  ['/bn/services/web-development', false],
  // As phones lay pages out: at the upper edge they hold on to the header.
  ['/contact', true],
] as const) {
  const on = isMobile ? `${path}, laid out as on phones,` : path;
  test(`on ${on} a phone that is turned goes on showing what was read`, async ({ browser }) => {
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

test('scroll-to-top appears past 300 px and leads back', async ({ page }) => {
  await page.goto('/services');
  const button = page.getByRole('button', { name: 'Back to the top' });
  await page.evaluate(() => scrollTo(0, 300));
  await expect(button).toBeHidden();
  await page.evaluate(() => scrollTo(0, 301));
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(button).toBeHidden();
});

test('scroll-to-top stays above the footer, whose words it leaves free', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/faq', '/bn/faq']) {
    await page.goto(path);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const button = page.getByRole('main').locator('+ button');
    await expect(button).toBeInViewport({ ratio: 1 });
    const [floating, footer, link] = await Promise.all(
      [
        button,
        page.getByRole('contentinfo'),
        page.getByRole('contentinfo').getByRole('link').first(),
      ].map((one) => one.evaluate((element) => element.getBoundingClientRect().toJSON())),
    );
    expect((floating.top + floating.bottom) / 2, path).toBeCloseTo(footer.top, 0);
    expect(floating.bottom, path).toBeLessThan(link.top);
  }
});

test('scroll-to-top leaves a phone to the form that is being filled in', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/contact');
  const button = page.getByRole('main').locator('+ button');
  await page.getByRole('textbox', { name: 'Name' }).scrollIntoViewIfNeeded();
  await expect(button).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).focus();
  await expect(button).toBeHidden();
});

test('the scheme follows the system, can be switched, and is remembered', async ({ page }) => {
  const background = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await openAnswering(page, '/faq');
  const light = await background();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await background();
  expect(dark).not.toBe(light);
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  expect(await background()).toBe(light);
  await page.goto('/career');
  expect(await background()).toBe(light);
});

test('a page that the browser kept whole shows the scheme chosen since', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openAnswering(page, '/');
  await page.evaluate(() => {
    localStorage.theme = 'dark';
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the switch shows what it leads to: a moon by day, a sun by night', async ({ page }) => {
  for (const [colorScheme, shown] of [
    ['light', [true, false]],
    ['dark', [false, true]],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await openAnswering(page, '/faq');
    const signs = page
      .getByRole('button', { name: 'Switch between light and dark' })
      .locator('svg');
    const visible = async () => [await signs.nth(0).isVisible(), await signs.nth(1).isVisible()];
    expect(await visible()).toEqual(shown);
    await page.getByRole('button', { name: 'Switch between light and dark' }).click();
    expect(await visible()).toEqual([...shown].reverse());
  }
});

for (const path of ['/readyProducts', '/ready-products/crm', '/bn/ready-products/crm']) {
  test(`on ${path} the menu marks the products`, async ({ page }) => {
    await page.goto(path);
    const marked = page
      .getByRole('banner')
      .getByRole('navigation', { name: /^(Main menu|প্রধান মেনু)$/ })
      .locator('[aria-current="true"]');
    await expect(marked).toHaveCount(1);
    await expect(marked).toHaveAttribute('href', /\/products$/);
  });
}

test('the skip link leads past the header', async ({ page }) => {
  await page.goto('/about-us');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('the menu opens by its button and a year stands in the footer', async ({ page }) => {
    await page.goto('/products');
    const navigation = page.getByRole('navigation', { name: 'Main menu' });
    await expect(navigation).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    for (const name of menu) {
      await expect(navigation.getByRole('link', { name })).toBeInViewport();
    }
    await page.keyboard.press('Escape');
    await expect(navigation).toBeHidden();
    // Of the day of the build.
    await expect(page.getByRole('contentinfo').getByText(/© 20\d\d /)).toBeVisible();
  });
});
