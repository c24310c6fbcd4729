import { test as base, expect } from '@playwright/test';
import { serveFront } from './front.ts';
import { saveData } from './save-data.ts';

/** Pages loaded before they are asked for show up at the server only, so one stands in front of it. */
const test = base.extend<{ early: { address: string; paths: string[] } }>({
  early: async ({ baseURL }, use) => {
    const paths: string[] = [];
    const front = await serveFront(baseURL, ({ url: path = '/', headers }, _answer, pass) => {
      // Of a page that is prepared, its files come early, too.
      const isPage = headers['sec-fetch-dest'] === 'document';
      if (isPage && headers['sec-purpose'] && !paths.includes(path)) paths.push(path);
      pass();
    });
    await use({ address: `${front.address}/`, paths });
    front.close();
  },
});

test('a page is loaded when the pointer rests on its link, and nothing else is', async ({
  page,
  early,
}) => {
  await page.goto(early.address);
  const link = page.getByRole('navigation').getByRole('link', { name: 'Services', exact: true });
  await expect(async () => {
    await page.mouse.move(0, 0);
    await link.first().hover();
    await expect.poll(() => early.paths, { timeout: 1000 }).toEqual(['/services']);
  }).toPass();
  await page.evaluate(() => {
    const addresses = ['/api/contact', '/favicon.svg', '/faq?one=1', 'https://other.example/'];
    const links = addresses.map((href) =>
      Object.assign(document.createElement('a'), { href, textContent: `to ${href}` }),
    );
    document.querySelector('main')?.prepend(...links);
  });
  for (const link of await page.getByRole('link', { name: /^to / }).all()) await link.hover();
  const career = page.getByRole('navigation').getByRole('link', { name: 'Career', exact: true });
  await career.first().hover();
  await expect.poll(() => early.paths).toEqual(['/services', '/career']);
});

test('nothing is loaded early for visitors who save data', async ({ page, early }) => {
  await saveData(page);
  await page.goto(early.address);
  await expect(page.locator('html')).toHaveAttribute('data-save-data', '');
  const link = page.getByRole('navigation').getByRole('link', { name: 'Services', exact: true });
  await link.first().hover();
  await link.first().click();
  await expect(page).toHaveURL(/services$/);
  expect(early.paths).toEqual([]);
});
