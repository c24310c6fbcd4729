import { languageCodes, pathIn } from '@nokshi/forms/languages.ts';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { entriesOf, pageWords, titlesOf } from './content.ts';
import { openAnswering } from './islands.ts';

const projects = entriesOf('projects');
const pairs = (page: Page) => page.getByRole('group', { name: pageWords('projects').paper });

test('projects are filtered by trade, each beside how many there are', async ({ page }) => {
  await openAnswering(page, '/projects');
  const titles = page.getByRole('article').getByRole('heading', { level: 2 });
  const trades = entriesOf('project-categories').map(({ id, label }) => ({
    label,
    shown: titlesOf(projects.filter(({ category }) => category === id)),
  }));
  for (const { label, shown } of [...trades, { label: 'ALL', shown: titlesOf(projects) }]) {
    await page.getByRole('button', { name: `${label} ${shown.length}`, exact: true }).click();
    await expect(titles).toHaveText(shown);
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
  const ids = projects.map(({ id }) => id);
  expect([...fetched].sort()).toEqual(ids.slice(0, 2).sort());
  const last = pairs(page).last();
  const words = last.getByText(projects.at(-1)?.khata.title ?? '');
  const opacity = () =>
    words.evaluate((found) => {
      let product = 1;
      for (let element: Element | null = found; element; element = element.parentElement) {
        product *= Number(getComputedStyle(element).opacity);
      }
      return product;
    });
  await page.emulateMedia({ media: 'print' });
  await expect.poll(opacity).toBe(1);
  await page.emulateMedia({ media: 'screen' });
  await last.scrollIntoViewIfNeeded();
  await expect.poll(() => fetched.has(ids.at(-1) ?? '')).toBe(true);
  await expect.poll(opacity).toBe(0);
});

/** Whether the middle of the screen of the first project is free of its khata page. */
const isScreenFree = (page: Page) =>
  pairs(page)
    .first()
    .evaluate((pair) => {
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
      await expect(pairs(page)).toHaveCount(projects.length);
      const pair = pairs(page).first();
      const title = pair.getByText(projects[0]?.khata.title ?? '');
      await pair.scrollIntoViewIfNeeded();
      await expect.poll(() => isScreenFree(page)).toBe(false);
      await pair.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => isScreenFree(page)).toBe(true);
      // On paper both lie side by side.
      await page.emulateMedia({ media: 'print' });
      const screen = await pair.getByRole('img').boundingBox();
      expect((await title.boundingBox())?.x).toBeGreaterThanOrEqual(
        (screen?.x ?? 0) + (screen?.width ?? Infinity),
      );
    });
  });
}

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  for (const [width, written] of [
    [360, '0'],
    [1280, '1'],
  ] as const) {
    test(`at ${width} px the khata page gives way to the screen as the reader scrolls, and the second is ${written === '1' ? 'written' : 'blank'} meanwhile`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/projects');
      const second = pairs(page).nth(1);
      await second.evaluate((pair) => scrollBy(0, pair.getBoundingClientRect().top - innerHeight));
      const pen = () =>
        second.evaluate((pair) =>
          getComputedStyle(pair.children[1] ?? pair).getPropertyValue('--pen'),
        );
      await expect.poll(pen).toBe(written);
      const first = pairs(page).first();
      // What still comes in above may move it away again.
      const isFreeAt = (block: ScrollLogicalPosition) => async () => {
        await first.evaluate((pair, block) => pair.scrollIntoView({ block }), block);
        return isScreenFree(page);
      };
      await expect.poll(isFreeAt('end')).toBe(false);
      await expect.poll(isFreeAt('start')).toBe(true);
    });
  }
});

/** Without the choice of trades above it, the first project stands higher. */
test.describe('with motion, without scripts', () => {
  test.use({ reducedMotion: 'no-preference', javaScriptEnabled: false });

  test('the first khata lies where the page begins with it', async ({ page }) => {
    for (const language of languageCodes) {
      await page.goto(pathIn(language, '/projects'));
      const pair = page.locator('[data-khata]').first();
      const leftOf = async (one: Locator) => (await one.boundingBox())?.x;
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        const place = await leftOf(pair);
        // Where it is on the way follows the scrolling, which browsers look at once a frame.
        await expect
          .poll(() => leftOf(pair.locator('> *').nth(1)), `${language}, ${width} px`)
          .toBe(place);
      }
    }
  });
});
