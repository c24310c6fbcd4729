import { expect, type Page, test } from '@playwright/test';
import { shiftsDuring } from './shifts.ts';

// As phones lay out pages, where most of one waits until it comes near (site/src/styles/shell.css).
test.use({ isMobile: true, viewport: { width: 360, height: 740 } });

const headingOn = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const topOf = async (page: Page, name: string) =>
  Math.round((await headingOn(page, name).boundingBox())?.y ?? Number.NaN);
const isLaidOut = (page: Page, name: string) =>
  headingOn(page, name).evaluate((heading) =>
    heading.checkVisibility({ contentVisibilityAuto: true }),
  );

/** Waits until what is laid out as it comes near moves nothing any more. @returns where that is */
async function atRest(top: () => Promise<number>): Promise<number> {
  let last = Number.NaN;
  await expect
    .poll(async () => {
      const before = last;
      last = await top();
      return last - before;
    })
    .toBe(0);
  return last;
}

/** Turns the wheel until a heading stands in the window, and the page rests. @returns where it is */
async function readDownTo(page: Page, name: string): Promise<number> {
  await page.mouse.move(180, 400);
  await expect(async () => {
    await page.mouse.wheel(0, 300);
    await expect(headingOn(page, name)).toBeInViewport({ timeout: 100 });
  }).toPass({ intervals: [50] });
  return atRest(() => topOf(page, name));
}

for (const [path, name, last] of [
  ['/services/web-development', 'Where it proved itself', 'A page, or a program?'],
  ['/search', 'Prices', 'Questions'],
] as const) {
  test(`who comes back to ${path} on a phone goes on reading where they were`, async ({ page }) => {
    await page.goto(path);
    expect(await isLaidOut(page, last)).toBe(false);
    const top = await readDownTo(page, name);
    await page.reload();
    expect(await isLaidOut(page, last)).toBe(true);
    await expect.poll(() => topOf(page, name), 'after a reload').toBe(top);
    await page.goto('/career');
    await page.goBack();
    await expect.poll(() => topOf(page, name), 'after Back').toBe(top);
  });
}

test('an address with a place leads there on a phone, and back to where one went on from', async ({
  page,
}) => {
  const name = 'Other services';
  await page.goto('/services/web-development#neighbours');
  await expect(headingOn(page, name)).toBeInViewport();
  const top = await topOf(page, name);
  await page.mouse.move(180, 400);
  await page.mouse.wheel(0, -100);
  await expect.poll(() => topOf(page, name)).toBe(top + 100);
  await page.reload();
  await expect.poll(() => topOf(page, name), 'after a reload').toBe(top + 100);
});

for (const [path, name] of [
  ['/projects', 'Expiry dates in a pharmacy with three branches'],
  ['/products', 'Which one is it?'],
] as const) {
  test(`${name}, far on ${path}, is laid out as a phone comes near, and nothing moves`, async ({
    page,
  }) => {
    await page.goto(path);
    expect(await isLaidOut(page, name)).toBe(false);
    expect(await shiftsDuring(page, () => readDownTo(page, name))).toEqual([]);
  });
}

test('the list of kinds leads a phone to the last one, which nobody has come near', async ({
  page,
}) => {
  await page.goto('/search');
  await page.getByRole('navigation', { name: 'Kinds of pages' }).getByRole('link').last().click();
  await expect(headingOn(page, 'Questions')).toBeInViewport();
});

test('the ring of focus around a far link is whole', async ({ page }) => {
  await page.goto('/search');
  const entry = page.getByRole('region', { name: 'Questions' }).getByRole('link').first();
  await page.keyboard.press('Tab');
  await entry.focus();
  const y = await atRest(async () => (await entry.boundingBox())?.y ?? Number.NaN);
  const { x = 0, height = 0 } = (await entry.boundingBox()) ?? {};
  // Beside the letters, where nothing but the ring stands.
  const beside = () => page.screenshot({ clip: { x: x - 6, y, width: 5, height } });
  const focused = await beside();
  await entry.blur();
  expect((await beside()).equals(focused)).toBe(false);
});
