import { languageCodes, pathIn } from '@nokshi/forms/languages.ts';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { entriesOf, pageWords, titlesOf } from './content.ts';

test('/projects filters the case studies by trade', async ({ page }) => {
  await page.goto('/projects');
  const projects = entriesOf('projects');
  const trades = entriesOf('project-categories').map(({ id, label }) => ({
    label,
    titles: titlesOf(projects.filter(({ category }) => category === id)),
  }));
  const titles = page.getByRole('article').getByRole('heading', { level: 2 });
  await expect(titles).toHaveText(titlesOf(projects));
  for (const { label, titles: shown } of [
    ...trades,
    { label: 'ALL', titles: titlesOf(projects) },
  ]) {
    const button = page.getByRole('button', { name: `${label} ${shown.length}`, exact: true });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(titles).toHaveText(shown);
    const empty = page.getByText(pageWords('projects').empty);
    await expect(empty).toBeVisible({ visible: shown.length === 0 });
  }
});

test('the handwriting of projects further down comes when the reader does, or its words in print', async ({
  page,
}) => {
  const fetched = new Set<string>();
  page.on('request', (request) => {
    const [, khata] = /\/khata\/([\w-]+)\.svg/.exec(request.url()) ?? [];
    if (khata) fetched.add(khata);
  });
  await page.goto('/projects', { waitUntil: 'networkidle' });
  const ids = entriesOf('projects').map(({ id }) => id);
  expect([...fetched].sort()).toEqual(ids.slice(0, 2).sort());
  const last = page.getByRole('group', { name: pageWords('projects').paper }).last();
  const words = last.getByText(entriesOf('projects').at(-1)?.khata.title ?? '');
  const opacity = () =>
    words.evaluate((found) => Number(getComputedStyle(found.parentElement ?? found).opacity));
  await page.emulateMedia({ media: 'print' });
  await expect.poll(opacity).toBe(1);
  await page.emulateMedia({ media: 'screen' });
  await last.scrollIntoViewIfNeeded();
  await expect.poll(() => fetched.has(ids.at(-1) ?? '')).toBe(true);
  await expect.poll(opacity).toBe(0);
});

/** The khata page and the screen of the first project. */
const firstPair = (page: Page) =>
  page.getByRole('group', { name: pageWords('projects').paper }).first();

/** Whether the middle of the screen is free of the khata page. */
const isScreenFree = (page: Page) =>
  firstPair(page).evaluate((pair) => {
    const { left, top, width, height } = pair.getBoundingClientRect();
    return (
      document.elementFromPoint(left + width / 3, top + height / 2) instanceof HTMLImageElement
    );
  });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('each project has its khata page, which the arrow keys push aside', async ({ page }) => {
      await page.goto('/projects');
      const projects = entriesOf('projects');
      const pairs = page.getByRole('group', { name: pageWords('projects').paper });
      await expect(pairs).toHaveCount(projects.length);
      for (const [index, { khata, picture }] of projects.entries()) {
        await expect(pairs.nth(index).getByText(khata.title)).toBeVisible();
        await expect(pairs.nth(index).getByRole('img', { name: picture.alt })).toBeVisible();
      }
      const pair = firstPair(page);
      await pair.scrollIntoViewIfNeeded();
      await expect.poll(() => isScreenFree(page)).toBe(false);
      await pair.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => isScreenFree(page)).toBe(true);
      // On paper both lie side by side.
      await page.emulateMedia({ media: 'print' });
      const screen = await pair.getByRole('img').boundingBox();
      const title = await pair.getByText(projects[0]?.khata.title ?? '').boundingBox();
      expect(title?.x).toBeGreaterThanOrEqual((screen?.x ?? 0) + (screen?.width ?? Infinity));
    });
  });
}

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('the khata page gives way to the screen as the reader scrolls', async ({ page }) => {
    await page.goto('/projects');
    await firstPair(page).evaluate((pair) => pair.scrollIntoView({ block: 'end' }));
    expect(await isScreenFree(page)).toBe(false);
    await firstPair(page).evaluate((pair) => pair.scrollIntoView({ block: 'start' }));
    await expect.poll(() => isScreenFree(page)).toBe(true);
  });

  for (const [width, written] of [
    [360, '0'],
    [1280, '1'],
  ] as const) {
    test(`at ${width} px the second khata is ${written === '1' ? 'written like the first' : 'blank until one scrolls on'}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/projects');
      const second = page.getByRole('group', { name: pageWords('projects').paper }).nth(1);
      await second.evaluate((pair) => scrollBy(0, pair.getBoundingClientRect().top - innerHeight));
      const pen = () =>
        second.evaluate((pair) =>
          getComputedStyle(pair.children[1] ?? pair).getPropertyValue('--pen'),
        );
      await expect.poll(pen).toBe(written);
    });
  }
});

/** Without the choice of trades above it, the first project stands higher. */
test.describe('with motion, without scripts', () => {
  test.use({ reducedMotion: 'no-preference', javaScriptEnabled: false });

  for (const width of [360, 768, 1280]) {
    test(`at ${width} px the first khata lies where the page begins with it`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      for (const language of languageCodes) {
        await page.goto(pathIn(language, '/projects'));
        const pair = page.locator('[data-khata]').first();
        const khata = pair.locator('> *').nth(1);
        const leftOf = async (one: Locator) => (await one.boundingBox())?.x;
        const place = await leftOf(pair);
        // Where it is on the way follows the scrolling, which browsers look at once a frame.
        await expect.poll(() => leftOf(khata), language).toBe(place);
      }
    });
  }
});
