import { expect, type Page, test } from '@playwright/test';
import { complaintsOf } from '../looks/policy.ts';
import { comeBack, follow, openDemo, press, write } from './demo.ts';

const demo = '/demos/megh-maku';
const name = (page: Page) => page.getByRole('heading', { level: 1 });
const phone = { width: 360, height: 640 };

test('a demo says that all is sample data, in the language of the page until the switch of the demo changes both', async ({
  page,
}) => {
  // An address of no screen leads to the first.
  await openDemo(page, `/bn${demo}#/goods/no-such-good`);
  await expect(name(page)).toHaveText('মেঘ ও মাকু');
  await expect(page.getByRole('button', { name: 'আবার শুরু' })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await press(page, 'English');
  await expect(name(page)).toHaveText('Megh & Maku');
  await expect(page).toHaveTitle(/^Megh & Maku – /);
  await expect(page.getByRole('link', { name: /Maroon half-silk/ })).toBeVisible();
  const banner = page.getByRole('complementary', { name: 'About this demo' });
  await expect(banner).toContainText('nothing is sent');
  await expect(page.getByRole('region', { name: 'Three things to try' })).toBeVisible();
});

test('a visitor’s own name and colour stand everywhere at once, and a link carries them and nothing else', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const complaints = complaintsOf(page);
  await openDemo(page, `${demo}#brand=%3Cimg%20src=x%20onerror=alert(1)%3E&colour=0a7d55`);
  await expect(
    page.getByText('The link carries a name or colour that can’t be shown'),
  ).toBeVisible();
  await expect(name(page)).toHaveText('Megh & Maku');
  await press(page, 'Make it yours');
  await write(page, 'Business name', 'www.bank.example');
  await press(page, 'Put it up');
  await expect(page.getByText('Please use plain words')).toBeVisible();
  await write(page, 'Business name', 'Rahima Sarees');
  await press(page, 'Put it up');
  await expect(name(page)).toHaveText('Rahima Sarees');
  await expect(page).toHaveTitle(/^Rahima Sarees – /);
  await expect(page.locator('header').getByText('sample')).toBeVisible();
  await press(page, 'Copy the link');
  await expect(page.getByText('The link is copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  await page.goto('/robots.txt');
  // A tab keeps its brand as well.
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await openDemo(page, link);
  await expect(name(page)).toHaveText('Rahima Sarees');
  await comeBack(page);
  await expect(name(page)).toHaveText('Rahima Sarees');
  expect(complaints).toEqual([]);
});

test('a demo leads to its price, and brings product, demo and name into the contact form', async ({
  page,
}) => {
  await openDemo(page, `${demo}#brand=Rahima%20Sarees&colour=0a7d55`);
  await expect(page.getByRole('link', { name: 'Price this for us' })).toHaveAttribute(
    'href',
    '/price?product=e-commerce&goods=500#price-e-commerce',
  );
  await page.setViewportSize(phone);
  await follow(page, 'Ask for this');
  await expect(page).toHaveURL(/\/contact#/);
  await expect(page.getByRole('textbox', { name: /^Subject/ })).toHaveValue(/Megh & Maku/);
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/Rahima Sarees/);
  await expect(page.getByRole('textbox', { name: /name/i }).first()).toBeInViewport();
});

test('the menu of a phone holds notice and price, closes with Escape, and leaves for what it opens', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openDemo(page, `/bn${demo}`);
  const menu = page.getByRole('button', { name: 'দাম, নাম' });
  const price = page.getByRole('link', { name: 'আমাদের জন্য দাম কত' });
  await expect(price).toBeHidden();
  await menu.press('Enter');
  await expect(price).toHaveAttribute(
    'href',
    '/bn/price?product=e-commerce&goods=500#price-e-commerce',
  );
  await expect(price).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(price).toBeHidden();
  await expect(menu).toBeFocused();
  await menu.click();
  await press(page, 'নিজের নাম বসান');
  await expect(page.getByRole('textbox', { name: 'প্রতিষ্ঠানের নাম' })).toBeFocused();
  await expect(price).toBeHidden();
});

test('a table of a phone fades where it goes on beyond the edge, until it is pushed to its end', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openDemo(page, '/demos/boro-jamtola');
  const table = page.getByRole('region', { name: /routine/i });
  await expect(table).toHaveCSS('mask-image', /linear-gradient/);
  await table.evaluate((box) => box.scrollTo({ left: box.scrollWidth }));
  await expect(table).toHaveCSS('mask-image', 'none');
});

test('a wrong login says so, and a customer’s login does not open the office', async ({ page }) => {
  await openDemo(page, `${demo}#/office`);
  await write(page, 'Password', 'guess');
  await press(page, /^Log in$/);
  await expect(page.getByRole('textbox', { name: 'User name' })).toHaveAccessibleDescription(/\S/);
  await page.goto(`${demo}#/orders`);
  await press(page, 'Log in as user');
  await follow(page, 'Shop office');
  await expect(page.getByRole('button', { name: 'Log in as admin' })).toBeVisible();
});

test('every script that a demo begins with is fetched at once, its parts among them', async ({
  page,
}) => {
  for (const demo of ['gallery-theke', 'lal-sutli']) {
    await openDemo(page, `/demos/${demo}`);
    const late = await page.evaluate(() => {
      const named = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
      return performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((file) => file.endsWith('.js') && !named.some(({ href }) => href === file));
    });
    // What keeps a till for offline comes once it is awake.
    expect(
      late.filter((file) => !file.includes('/keep.')),
      demo,
    ).toEqual([]);
  }
});
