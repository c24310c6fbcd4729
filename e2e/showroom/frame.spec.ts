import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { demoRoutes, isEverywhere } from '../routes.ts';
import { complaintsOf, doneTasks, openDemo } from './demo.ts';

const demo = '/demos/megh-maku';
const name = (page: import('@playwright/test').Page) => page.getByRole('heading', { level: 1 });

test('a demo says that all is sample data, and search engines leave it out', async ({ page }) => {
  await openDemo(page, demo);
  const banner = page.getByRole('complementary', { name: 'About this demo' });
  await expect(banner).toContainText('nothing is sent');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page).toHaveTitle(/^Megh & Maku – /);
});

test('the frame speaks the language of the page until the switch of the demo changes both', async ({
  page,
}) => {
  await openDemo(page, `/bn${demo}`);
  await expect(page.getByRole('button', { name: 'আবার শুরু' })).toBeVisible();
  await expect(name(page)).toHaveText('মেঘ ও মাকু');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(name(page)).toHaveText('Megh & Maku');
  await expect(page.getByRole('button', { name: 'Start again' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Three things to try' })).toBeVisible();
});

test('a visitor’s own name and colour stand everywhere at once, and a link carries them', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openDemo(page, demo);
  await page.getByRole('button', { name: 'Make it yours' }).click();
  await page.getByRole('textbox', { name: 'Business name' }).fill('www.bank.example');
  await page.getByRole('button', { name: 'Put it up' }).click();
  await expect(page.getByText('Please use plain words')).toBeVisible();
  await page.getByRole('textbox', { name: 'Business name' }).fill('Rahima Sarees');
  await page.getByRole('button', { name: 'Put it up' }).click();
  await expect(name(page)).toHaveText('Rahima Sarees');
  await expect(page).toHaveTitle(/^Rahima Sarees – /);
  await expect(page.locator('header').getByText('sample')).toBeVisible();
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByText('The link is copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const guest = await context.browser()?.newContext();
  const other = await guest?.newPage();
  if (!guest || !other) throw new Error('no second browser');
  await openDemo(other, link);
  await expect(name(other)).toHaveText('Rahima Sarees');
  await other.reload();
  await expect(name(other)).toHaveText('Rahima Sarees');
  await guest.close();
});

test('no link puts anything but a plain name over the door', async ({ page }) => {
  const complaints = complaintsOf(page);
  await openDemo(page, demo);
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom(
      '<img src=x onerror=alert(1)>',
      '%E0%A4%A',
      'javascript:alert(1)',
      '"><script>',
    ),
  );
  // The checks of the name meet 500 of them (brand.test.ts); a browser limits how often a hash may change.
  for (const hostile of fc.sample(text, { numRuns: 15, seed: 7 })) {
    await page.evaluate((brand) => {
      location.hash = `#brand=${brand}&colour=0a7d55`;
      dispatchEvent(new Event('hashchange'));
    }, hostile);
    await page.waitForFunction(() => !location.hash.startsWith('#brand='));
  }
  await expect(name(page)).not.toContainText(/[<>{}@]/);
  await expect(page.getByRole('button', { name: 'Start again' })).toBeVisible();
  expect(await page.locator('main img[onerror], main script').count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('Ask for this brings product, demo and name into the contact form, and sends nothing', async ({
  page,
}) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await openDemo(page, `${demo}#brand=Rahima%20Sarees&colour=0a7d55`);
  await expect(name(page)).toHaveText('Rahima Sarees');
  await page.getByRole('link', { name: 'Ask for this' }).click();
  await expect(page).toHaveURL(/\/contact#/);
  await expect(page.getByRole('textbox', { name: /^Subject/ })).toHaveValue(/Megh & Maku/);
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/Rahima Sarees/);
  await expect(page.getByRole('textbox', { name: /name/i }).first()).toBeInViewport();
  expect(posts).toEqual([]);
});

test('a demo leads to the offer of its kind', async ({ page }) => {
  for (const [width, address, name, offer] of [
    [1280, demo, 'Price this for us', '/price?product=e-commerce'],
    [360, `/bn${demo}`, 'আমাদের জন্য দাম কত', '/bn/price?product=e-commerce'],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await openDemo(page, address);
    if (width === 360) await page.getByRole('button', { name: 'নমুনা তথ্য' }).click();
    const price = page.getByRole('link', { name });
    await expect(price).toBeVisible();
    await expect(price).toHaveAttribute('href', offer);
  }
});

test('on a phone the frame of a demo is one row of 56 px at most, with targets of 44', {
  tag: '@every-page',
}, async ({ page }) => {
  const demos = demoRoutes().filter((_, index) => isEverywhere || index % 14 === 0);
  for (const address of demos) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    const row = page.locator('aside').first();
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 640 });
      const sizes = await row.evaluate((banner) => ({
        height: banner.getBoundingClientRect().height,
        targets: [...banner.querySelectorAll('a, button')]
          .map((target) => target.getBoundingClientRect())
          .filter(({ width }) => width > 0)
          .map(({ width, height, right }) => ({ width, height, right })),
      }));
      expect(sizes.height, address).toBeLessThanOrEqual(56);
      expect(sizes.targets, address).toHaveLength(4);
      for (const target of sizes.targets) {
        expect(Math.min(target.width, target.height), address).toBeGreaterThanOrEqual(44);
        expect(target.right, address).toBeLessThanOrEqual(width);
      }
    }
  }
});

test('on a phone of 320 px the frame is one row in wide letters too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openDemo(page, '/bn/demos/balucharer-alo');
  const { wordHeights, height } = await page
    .locator('aside')
    .first()
    .evaluate((row: HTMLElement) => {
      // As while letters are on their way, when a device draws a box for each.
      row.style.letterSpacing = '0.12em';
      const wordHeights = [...row.querySelectorAll<HTMLElement>(':scope > a, :scope > button')].map(
        (target) => {
          const range = document.createRange();
          range.selectNodeContents(target);
          return range.getBoundingClientRect().height;
        },
      );
      return { wordHeights, height: row.getBoundingClientRect().height };
    });
  expect(Math.max(...wordHeights)).toBeGreaterThan(30);
  expect(height).toBe(56);
});

test('the menu of a phone holds the notice, closes with Escape, and leaves for what it opens', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openDemo(page, demo);
  const notice = page.getByText('nothing is sent');
  await expect(notice).toBeHidden();
  await page.getByRole('button', { name: 'Sample data' }).press('Enter');
  await expect(notice).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(notice).toBeHidden();
  await expect(page.getByRole('button', { name: 'Sample data' })).toBeFocused();
  await page.getByRole('button', { name: 'Sample data' }).click();
  await page.getByRole('button', { name: 'Make it yours' }).click();
  await expect(page.getByRole('textbox', { name: 'Business name' })).toBeFocused();
  await expect(notice).toBeHidden();
});

test('stored state that is foreign or corrupt begins again, and unknown screens are the first', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await page.addInitScript(() => {
    localStorage.setItem('demo:megh-maku:v1', '{"world":{"stock":"none"},"goals":[]}');
  });
  await openDemo(page, `${demo}#/goods/no-such-good`);
  await expect(page.getByRole('link', { name: /Maroon half-silk/ })).toBeVisible();
  await expect(doneTasks(page)).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a table fades where it goes on beyond the edge, until it is pushed to its end', async ({
    page,
  }) => {
    await openDemo(page, '/demos/boro-jamtola');
    const table = page.getByRole('region', { name: /routine/i });
    await expect(table).toHaveCSS('mask-image', /linear-gradient/);
    await table.evaluate((box) => box.scrollTo({ left: box.scrollWidth }));
    await expect(table).toHaveCSS('mask-image', 'none');
  });
});

test('what a demo tells is in its language, and what the frame tells in that of the frame', async ({
  page,
}) => {
  await openDemo(page, '/demos/dui-molat#/office');
  await page.getByRole('button', { name: 'Log in as admin' }).click();
  const shelf = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^সেভ করুন: / }) });
  await shelf.getByRole('textbox').first().fill('-2');
  await shelf.getByRole('button').first().click();
  const told = page.getByRole('alert').locator('p');
  await expect(told).toHaveAttribute('lang', 'bn');
  await page.getByRole('button', { name: 'Start again' }).click();
  await page.getByRole('button', { name: 'Yes, start again' }).click();
  await expect(told).toContainText('Everything is as it was at first.');
  await expect(told).toHaveAttribute('lang', 'en');
});

test('an unknown demo is a page that was not found', async ({ request }) => {
  expect((await request.get('/demos/no-such-demo')).status()).toBe(404);
});

test('every script that a demo begins with is fetched at once, its parts among them', async ({
  page,
}) => {
  for (const name of ['gallery-theke', 'lal-sutli']) {
    await openDemo(page, `/demos/${name}`);
    const late = await page.evaluate(() => {
      const named = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
      return performance
        .getEntriesByType('resource')
        .map((entry) => entry.name)
        .filter(
          (address) => address.endsWith('.js') && !named.some(({ href }) => href === address),
        );
    });
    // What keeps a till for offline comes once it is awake.
    expect(
      late.filter((address) => !address.includes('/keep.')),
      name,
    ).toEqual([]);
  }
});
