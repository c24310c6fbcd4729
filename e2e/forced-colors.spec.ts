import { expect, type Locator, test } from '@playwright/test';
import { main, openDemo } from './showroom/demo.ts';

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));
test.afterEach(({ page }) => page.emulateMedia({ forcedColors: 'none' }));

/** The ground and the edge of a control, and the ground of a number before it, as they are painted. */
const lookOf = (control: Locator) =>
  control.evaluate((element) => {
    const { backgroundColor, outline, borderStyle } = getComputedStyle(element);
    const number = getComputedStyle(element, '::before');
    return `${backgroundColor} ${outline} ${borderStyle} ${number.backgroundColor}`;
  });

/** What is chosen and what isn't, in demos of several kinds. */
const choices: readonly [demo: string, chosen: string, other: string][] = [
  ['khilkhil', 'button[aria-pressed="true"]', 'button[aria-pressed="false"]'],
  ['khilkhil', 'nav a[aria-current]', 'nav a:not([aria-current])'],
  ['keora', 'button[aria-pressed="true"]', 'button[aria-pressed="false"]'],
  ['keora', '[aria-disabled]', 'fieldset button:not([aria-disabled])'],
  ['nonajol', 'label:has(:checked)', 'label:has(input:not(:checked))'],
  ['patkathi#/hessian', 'tr[data-chosen]', 'tbody tr:not([data-chosen])'],
  ['nodipath', 'li[data-reached]', 'li:not([data-reached], [data-next]):last-child'],
  ['chilekotha', 'a[data-state="sold"]', 'a[data-state="free"]'],
  ['chilekotha', 'a[data-state="booked"]', 'a[data-state="free"]'],
];

for (const demo of ['khilkhil', 'tinbela']) {
  test(`in the colours of the system each button of ${demo} has an edge`, async ({ page }) => {
    await openDemo(page, `/demos/${demo}`);
    await expect(page.locator('[data-demo] button').first()).toBeVisible();
    const bare = await page.locator('[data-demo] button').evaluateAll((buttons) =>
      buttons
        .filter((button) => {
          const { borderStyle, borderWidth, outlineStyle } = getComputedStyle(button);
          return outlineStyle === 'none' && (borderStyle === 'none' || borderWidth === '0px');
        })
        .map(({ textContent }) => textContent),
    );
    expect(bare).toEqual([]);
  });
}

for (const [demo, chosen, other] of choices) {
  test(`in the colours of the system ${chosen} of ${demo} looks another way`, async ({ page }) => {
    await openDemo(page, `/demos/${demo}`);
    const place = chosen.startsWith('nav') ? page.locator('[data-demo]') : main(page);
    await expect(place.locator(chosen).first()).toBeVisible();
    expect(await lookOf(place.locator(chosen).first())).not.toBe(
      await lookOf(place.locator(other).first()),
    );
  });
}

for (const [demo, drawing] of [
  ['khilkhil', 'header img'],
  ['nodimatrik', 'main h2 img'],
  ['khatian', 'main figure svg'],
] as const) {
  test(`in the colours of the system ${drawing} of ${demo} stands on the ground it was drawn for`, async ({
    page,
  }) => {
    await openDemo(page, `/demos/${demo}`);
    const groundOf = () =>
      page
        .locator(`[data-demo] ${drawing}`)
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    const ground = await groundOf();
    expect(ground).not.toBe('rgba(0, 0, 0, 0)');
    // A dark system has another ground, and the drawing the same.
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await groundOf()).toBe(ground);
    await page.emulateMedia({ colorScheme: null });
  });
}

test('in the colours of the system the menu marks the page one is on', async ({ page }) => {
  await page.goto('/projects');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.locator('[aria-current]')).toHaveCSS('text-decoration-line', 'underline');
  await expect(menu.getByRole('link', { name: 'Career' })).toHaveCSS(
    'text-decoration-line',
    'none',
  );
});

test('in the colours of the system a knot that costs money, and its tag, are told from others', async ({
  page,
}) => {
  await page.goto('/services/ai-ml');
  const knots = page.locator('ol:has(> [data-pays]) > li');
  const grounds = await knots.evaluateAll((all) =>
    all.map((knot) => {
      const dot = knot.querySelector('[aria-hidden]');
      const { backgroundColor } = dot ? getComputedStyle(dot, '::before') : getComputedStyle(knot);
      return [knot.hasAttribute('data-pays'), backgroundColor] as const;
    }),
  );
  const paid = new Set(grounds.filter(([pays]) => pays).map(([, ground]) => ground));
  expect(paid.size).toBe(1);
  for (const [pays, ground] of grounds) expect(paid.has(ground)).toBe(pays);
  await expect(page.locator('[data-pays] > p:last-child').first()).toHaveCSS(
    'border-style',
    'solid',
  );
});

test('in the colours of the system stitches lead from each feature to its picture', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  await page.goto('/products/POS');
  const feature = page.locator('li:has(input[type="radio"])').first();
  const leader = await feature.evaluate(
    (item) => getComputedStyle(item, '::before').backgroundColor,
  );
  const ink = await feature.evaluate((item) => getComputedStyle(item).color);
  expect(leader).toBe(ink);
});
