import { defaultLanguage, type Language, languageCodes, pathIn } from '@nokshi/forms/languages.ts';
import { expect, type Page, test } from '@playwright/test';
import { orderOf } from './content.ts';
import { hydrateIslands } from './islands.ts';
import { isEverywhere } from './routes.ts';
import { saveData } from './save-data.ts';
import { shiftsOver } from './shifts.ts';

const { length: slideCount } = orderOf('slides');

// What its clock does, site/src/scripts/rotation.test.ts holds: here it is what one sees of it.

const hero = (page: Page) => page.locator('main > section[data-hero]');
const stitches = (page: Page) => hero(page).locator('[data-stitch]');
const active = (page: Page) => hero(page).locator('[data-state="active"]');
const isAt = (page: Page, index: number) =>
  expect(stitches(page).nth(index)).toHaveAttribute('aria-current', 'true');

/** Opens the home page in a language, whose clock only the test moves: a slow machine would be past a slide. */
async function open(page: Page, language: Language = defaultLanguage) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(pathIn(language, '/'));
  await expect(async () => {
    // Two frames, after which its scripts come.
    await page.clock.runFor(50);
    await expect(hero(page)).toHaveAttribute('data-running', '', { timeout: 2000 });
  }).toPass();
}

/** A context is used again: one whose clock is left paused complains on every page of the tests that follow. */
test.afterEach(({ page }) => page.clock.resume());

/** Where things of the slide that is there stand on the page, in pixels. */
async function places(page: Page) {
  const ofHero = await hero(page).boundingBox();
  const ofTitle = await active(page).getByRole('heading').boundingBox();
  const ofButtons = await active(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top + scrollY));
  const ofPicture = await active(page).locator('picture').locator('..').boundingBox();
  return {
    height: ofHero?.height,
    title: ofTitle && [ofTitle.x, ofTitle.y],
    buttons: ofButtons,
    picture: ofPicture,
  };
}

test.use({ reducedMotion: 'no-preference' });

/** In which languages and at which widths: a wide window and a phone, in the audit all of both. */
const windows = isEverywhere
  ? languageCodes.flatMap((language) => [360, 768, 1440].map((width) => ({ language, width })))
  : [
      { language: 'en' as const, width: 1440 },
      { language: 'bn' as const, width: 360 },
    ];

for (const { language, width } of windows) {
  test(`the hero in ${language} at ${width} px keeps its height, and title, buttons and picture their place, on every slide`, {
    tag: '@every-page',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, language);
    for (const stitch of await stitches(page).all()) {
      const box = await stitch.boundingBox();
      expect(box?.height, 'for a finger').toBeGreaterThanOrEqual(44);
    }
    const first = await places(page);
    for (let turn = 1; turn < slideCount; turn++) {
      await page.clock.runFor(6_000);
      await isAt(page, turn);
      expect(await places(page), `slide ${turn + 1}`).toEqual(first);
    }
    expect(await shiftsOver(page, slideCount * 6_000)).toEqual([]);
  });
}

test('one headline and thread leave before the next arrive, while the pictures fade for one second', async ({
  page,
}) => {
  await open(page);
  // Held where it begins: a slow machine would be past the second before it is asked.
  await hero(page).evaluate((region) => {
    region.addEventListener('transitionrun', () => {
      for (const running of region.getAnimations({ subtree: true })) running.pause();
      region.setAttribute('data-held', '');
    });
  });
  await page.clock.runFor(3_000);
  // The flower of the next slide waits to turn.
  await expect(hero(page).locator('[data-state="near"] div:has(> svg)')).toHaveCSS(
    'rotate',
    '-22.5deg',
  );
  await page.clock.runFor(3_000);
  await expect(hero(page)).toHaveAttribute('data-held');
  const { frames, sewing, changed } = await hero(page).evaluate((region) => {
    const slides = [...region.querySelectorAll('[data-state]')].slice(0, 2);
    const ofAll = (choose: (slide: Element) => Element | null | undefined) =>
      slides.map((slide) => {
        const element = choose(slide);
        return element ? Number(getComputedStyle(element).opacity) : Number.NaN;
      });
    const running = region.getAnimations({ subtree: true });
    const lasting = running.filter(({ effect }) => {
      return Number(effect?.getComputedTiming().activeDuration) > 0;
    });
    const threads = [...region.querySelectorAll('[data-thread]')].flatMap((thread) =>
      thread.getAnimations().filter((animation) => !(animation instanceof CSSTransition)),
    );
    const fades = running.filter((animation) => animation instanceof CSSTransition);
    return {
      sewing: threads.map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
      changed: lasting.flatMap(({ effect }) =>
        effect instanceof KeyframeEffect ? effect.getKeyframes().flatMap(Object.keys) : [],
      ),
      frames: Array.from({ length: 21 }, (_, step) => {
        for (const fade of fades) fade.currentTime = step * 50;
        return {
          words: ofAll((slide) => slide.querySelector('h2')?.parentElement),
          pictures: ofAll((slide) => slide.querySelector('picture')?.parentElement),
          hidden: slides.map((slide) => getComputedStyle(slide).visibility),
        };
      }),
    };
  });
  for (const [step, { words }] of frames.entries()) {
    expect(Math.min(...words), `after ${step * 50} ms`).toBeLessThan(0.02);
  }
  expect(frames[1]?.pictures.every((opacity) => opacity > 0)).toBe(true);
  expect(frames[10]?.pictures.every((opacity) => opacity > 0.1 && opacity < 0.9)).toBe(true);
  expect(frames[20]).toEqual({ words: [0, 1], pictures: [0, 1], hidden: ['hidden', 'visible'] });
  expect(frames[19]?.hidden).toEqual(['visible', 'visible']);
  expect(sewing).toHaveLength(4);
  expect(Math.max(...sewing)).toBeLessThanOrEqual(1_000);
  // Nothing is drawn anew meanwhile.
  const ofKeyframes = ['offset', 'computedOffset', 'easing', 'composite'];
  const drawnBefore = ['opacity', 'rotate', 'transform'];
  expect(new Set(changed)).toEqual(new Set([...ofKeyframes, ...drawnBefore]));
});

test('the slides wait while the focus is seen on them, and turn after Pause and Play, or one that is chosen', async ({
  page,
}) => {
  const button = (name: string) => hero(page).getByRole('button', { name });
  await open(page);
  await hero(page).getByRole('link', { name: "Let's Talk" }).focus();
  await page.clock.runFor(12_000);
  await isAt(page, 0);
  await button('Pause').press('Enter');
  await button('Play').press('Enter');
  await page.clock.runFor(6_000);
  await isAt(page, 1);
  await button('Pause').click();
  await expect(button('Play the slides')).toHaveText(/Play/);
  await page.clock.runFor(12_000);
  await isAt(page, 1);
  await stitches(page).nth(3).click();
  await page.clock.runFor(12_000);
  await isAt(page, 3);
  await button('Play').click();
  await page.clock.runFor(6_000);
  await isAt(page, 4);
  await stitches(page).nth(1).click();
  await page.clock.runFor(6_000);
  await isAt(page, 2);
});

test('the stitch of the slide sews itself while the slide stays, and those sewn stay when it is paused', async ({
  page,
}) => {
  await open(page);
  const sewing = () =>
    hero(page).evaluate((region) =>
      region
        .getAnimations({ subtree: true })
        .filter((animation) => animation instanceof CSSAnimation)
        .map(({ effect }) => [
          (effect as KeyframeEffect).target?.closest('[data-stitch]')?.getAttribute('aria-label'),
          effect?.getComputedTiming().duration,
        ]),
    );
  expect(await sewing()).toEqual([[`Slide 1 of ${slideCount}`, 6_000]]);
  await page.clock.runFor(6_000);
  expect(await sewing()).toEqual([[`Slide 2 of ${slideCount}`, 6_000]]);
  await hero(page).getByRole('button', { name: 'Pause' }).click();
  await expect.poll(sewing).toEqual([]);
  const sewn = await stitches(page).evaluateAll((all) =>
    all.map((stitch) => {
      const span = stitch.querySelector('span');
      return span && getComputedStyle(span, '::before').opacity;
    }),
  );
  expect(sewn).toEqual(
    Array.from({ length: slideCount }, (_, position) => (position < 2 ? '1' : '0')),
  );
});

for (const isSaving of [false, true]) {
  const when = isSaving
    ? 'at its turn for whoever saves data'
    : 'in the second half of the time before';
  test(`a slide’s picture is fetched ${when}`, async ({ page }) => {
    if (isSaving) await saveData(page);
    await open(page);
    const picture = hero(page)
      .locator('[data-state] img')
      .nth(isSaving ? 1 : 2);
    const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
    if (isSaving) await page.clock.runFor(2_500);
    expect(await width()).toBe(0);
    await page.clock.runFor(isSaving ? 4_000 : 9_000);
    await expect.poll(width).toBeGreaterThan(0);
  });
}

test.describe('under reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('nothing moves by itself', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await hydrateIslands(page);
    await page.clock.runFor(13_000);
    await isAt(page, 0);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});
