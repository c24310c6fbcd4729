import { type Browser, expect, type Page, test } from '@playwright/test';

/** As phones lay out pages, where most of one waits until it comes near (site/src/styles/shell.css). */
async function onPhone(browser: Browser, use: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({
    isMobile: true,
    viewport: { width: 360, height: 740 },
  });
  await use(await context.newPage());
  await context.close();
}

const headingOn = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const topOf = async (page: Page, name: string) =>
  Math.round((await headingOn(page, name).boundingBox())?.y ?? Number.NaN);

/** Turns the wheel until a heading stands in the window, and the page rests. */
async function readDownTo(page: Page, name: string): Promise<void> {
  await page.mouse.move(180, 400);
  await expect(async () => {
    await page.mouse.wheel(0, 300);
    await expect(headingOn(page, name)).toBeInViewport({ timeout: 100 });
  }).toPass({ intervals: [50] });
  let top = Number.NaN;
  await expect
    .poll(async () => {
      const before = top;
      top = await topOf(page, name);
      return top - before;
    })
    .toBe(0);
}

for (const [path, name] of [
  ['/services/web-development', 'Where it proved itself'],
  ['/bn', 'আমাদের কাজ'],
] as const) {
  test(`who comes back to ${path} on a phone goes on reading where they were`, async ({
    browser,
  }) => {
    await onPhone(browser, async (page) => {
      await page.goto(path);
      await readDownTo(page, name);
      const top = await topOf(page, name);
      await page.reload();
      await expect.poll(() => topOf(page, name), 'after a reload').toBe(top);
      await page.goto('/career');
      await page.goBack();
      await expect.poll(() => topOf(page, name), 'after Back').toBe(top);
    });
  });
}

test('a link to a place leads there on a phone, past what is not laid out yet, and so does the way back', async ({
  browser,
}) => {
  await onPhone(browser, async (page) => {
    await page.goto('/faq');
    const name = 'After handover';
    const top = () => topOf(page, name);
    await page.getByRole('main').getByRole('link', { name }).click();
    await expect(headingOn(page, name)).toBeInViewport();
    const there = await top();
    await page.mouse.move(180, 400);
    await page.mouse.wheel(0, 100);
    await expect.poll(top).toBe(there - 100);
    await page.reload();
    await expect.poll(top, 'after a reload').toBe(there - 100);
  });
});
