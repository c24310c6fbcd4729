import { defaultLanguage, type Language, languageCodes, pathIn } from '@nokshi/forms/languages.ts';
import { expect, type Page, test } from '@playwright/test';
import { orderOf } from './content.ts';
import { awaken } from './islands.ts';
import { isEverywhere } from './routes.ts';
import { saveData } from './save-data.ts';
import { shiftsOver } from './shifts.ts';

const { length: slideCount } = orderOf('slides');

const hero = (page: Page) => page.locator('main > section[data-hero]');
const stitches = (page: Page) => hero(page).locator('[data-stitch]');
const active = (page: Page) => hero(page).locator('[data-state="active"]');

/** Opens the home page in a language; from then on only the test moves its clock. */
async function open(page: Page, language: Language) {
  await page.clock.install();
  await page.goto(pathIn(language, '/'));
  await expect(hero(page)).toHaveAttribute('data-running');
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_500);
}

/** A context is used again: one whose clock is left paused complains on every page of the tests that follow. */
test.afterEach(({ page }) => page.clock.resume());

/** Holds what moves in the hero where it begins: a slow machine would be past the second before it is asked. */
const holdMotion = (page: Page) =>
  hero(page).evaluate((region) => {
    region.addEventListener('transitionrun', () => {
      for (const running of region.getAnimations({ subtree: true })) running.pause();
      region.setAttribute('data-held', '');
    });
  });

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
    const first = await places(page);
    for (let turn = 1; turn < slideCount; turn++) {
      await page.clock.runFor(6_000);
      await expect(stitches(page).nth(turn)).toHaveAttribute('aria-current', 'true');
      expect(await places(page), `slide ${turn + 1}`).toEqual(first);
    }
    expect(await shiftsOver(page, slideCount * 6_000)).toEqual([]);
  });
}

test('one headline leaves before the next arrives, while the pictures fade for one second', async ({
  page,
}) => {
  await open(page, defaultLanguage);
  await holdMotion(page);
  await page.clock.runFor(6_000);
  await expect(hero(page)).toHaveAttribute('data-held');
  const frames = await hero(page).evaluate((region) => {
    const slides = [...region.querySelectorAll('[data-state]')].slice(0, 2);
    const ofAll = (choose: (slide: Element) => Element | null | undefined) =>
      slides.map((slide) => {
        const element = choose(slide);
        return element ? Number(getComputedStyle(element).opacity) : Number.NaN;
      });
    const fades = region
      .getAnimations({ subtree: true })
      .filter((animation) => animation instanceof CSSTransition);
    return Array.from({ length: 21 }, (_, step) => {
      for (const fade of fades) fade.currentTime = step * 50;
      return {
        words: ofAll((slide) => slide.querySelector('h2')?.parentElement),
        pictures: ofAll((slide) => slide.querySelector('picture')?.parentElement),
        hidden: slides.map((slide) => getComputedStyle(slide).visibility),
      };
    });
  });
  for (const [step, { words }] of frames.entries()) {
    expect(Math.min(...words), `after ${step * 50} ms`).toBeLessThan(0.02);
  }
  const [start, middle, end] = [frames[1], frames[10], frames[20]];
  expect(start?.pictures.every((opacity) => opacity > 0)).toBe(true);
  expect(middle?.pictures.every((opacity) => opacity > 0.1 && opacity < 0.9)).toBe(true);
  expect(end).toEqual({ words: [0, 1], pictures: [0, 1], hidden: ['hidden', 'visible'] });
  expect(frames[19]?.hidden).toEqual(['visible', 'visible']);
});

test('the stitch of the slide sews itself while the slide stays, and those sewn stay when it is paused', async ({
  page,
}) => {
  await open(page, defaultLanguage);
  const sewing = () =>
    hero(page).evaluate((region) =>
      region
        .getAnimations({ subtree: true })
        .filter((animation) => animation instanceof CSSAnimation)
        .map(({ effect, playState }) => ({
          stitch: (effect as KeyframeEffect).target
            ?.closest('[data-stitch]')
            ?.getAttribute('aria-label'),
          duration: effect?.getComputedTiming().duration,
          moves: (effect as KeyframeEffect)
            .getKeyframes()
            .every((frame) => Object.keys(frame).includes('transform')),
          playState,
        })),
    );
  const running = { duration: 6_000, moves: true, playState: 'running' };
  expect(await sewing()).toEqual([{ ...running, stitch: `Slide 1 of ${slideCount}` }]);
  await page.clock.runFor(6_000);
  expect(await sewing()).toEqual([{ ...running, stitch: `Slide 2 of ${slideCount}` }]);
  await hero(page).getByRole('button', { name: 'Pause' }).click();
  await expect(hero(page).getByRole('button', { name: 'Play the slides' })).toHaveText(/Play/);
  expect(await sewing()).toEqual([]);
  const sewn = await stitches(page).evaluateAll((all) =>
    all.map((stitch) => {
      const span = stitch.querySelector('span');
      return span && getComputedStyle(span, '::before').opacity;
    }),
  );
  expect(sewn, 'those of the slides before stay sewn').toEqual(
    Array.from({ length: slideCount }, (_, position) => (position < 2 ? '1' : '0')),
  );
});

test('the slides turn again after Pause and Play, and after one was chosen, by pointer', async ({
  page,
}) => {
  await open(page, defaultLanguage);
  await hero(page).getByRole('button', { name: 'Pause' }).click();
  await page.clock.runFor(12_000);
  await expect(stitches(page).nth(0)).toHaveAttribute('aria-current', 'true');
  await stitches(page).nth(3).click();
  await page.clock.runFor(12_000);
  await expect(stitches(page).nth(3)).toHaveAttribute('aria-current', 'true');
  await hero(page).getByRole('button', { name: 'Play' }).click();
  await page.clock.runFor(6_000);
  await expect(stitches(page).nth(4)).toHaveAttribute('aria-current', 'true');
  await stitches(page).nth(1).click();
  await page.clock.runFor(6_000);
  await expect(stitches(page).nth(2)).toHaveAttribute('aria-current', 'true');
});

test('the slides wait while the focus is seen on them, until Play is pressed', async ({ page }) => {
  await open(page, defaultLanguage);
  await hero(page).getByRole('link', { name: "Let's Talk" }).focus();
  await page.clock.runFor(12_000);
  await expect(stitches(page).nth(0)).toHaveAttribute('aria-current', 'true');
  await hero(page).getByRole('button', { name: 'Pause' }).press('Enter');
  await hero(page).getByRole('button', { name: 'Play' }).press('Enter');
  await page.clock.runFor(6_000);
  await expect(stitches(page).nth(1)).toHaveAttribute('aria-current', 'true');
});

test('every stitch of the indicator can be pressed by a finger', async ({ page }) => {
  await page.goto('/');
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const stitch of await stitches(page).all()) {
      const box = await stitch.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThanOrEqual(24);
    }
  }
});

test('the threads are unpicked and sewn within the second of the fade, and nothing is drawn anew meanwhile', async ({
  page,
}) => {
  await open(page, defaultLanguage);
  await holdMotion(page);
  await page.clock.runFor(3_000);
  // The flower of the next slide waits to turn.
  await expect(hero(page).locator('[data-state="near"] div:has(> svg)')).toHaveCSS(
    'rotate',
    '-22.5deg',
  );
  await page.clock.runFor(3_000);
  await expect(hero(page)).toHaveAttribute('data-held');
  const { ends, bare, changed } = await hero(page).evaluate((region) => {
    const threads = [...region.querySelectorAll('[data-thread]')];
    const sewing = threads.flatMap((thread) =>
      thread.getAnimations().filter((animation) => !(animation instanceof CSSTransition)),
    );
    const turned = Math.max(
      ...threads.map((thread) => Number.parseFloat(getComputedStyle(thread).transitionDelay)),
    );
    for (const animation of sewing) animation.currentTime = turned * 1000;
    const lasting = region.getAnimations({ subtree: true }).filter(({ effect }) => {
      return Number(effect?.getComputedTiming().activeDuration) > 0;
    });
    return {
      ends: sewing.map(({ effect }) => effect?.getComputedTiming().endTime),
      bare: threads.map((thread) => Number(getComputedStyle(thread).opacity)),
      changed: lasting.flatMap(({ effect }) =>
        effect instanceof KeyframeEffect ? effect.getKeyframes().flatMap(Object.keys) : [],
      ),
    };
  });
  expect(ends).toHaveLength(4);
  for (const end of ends) expect(end).toBeLessThanOrEqual(1_000);
  expect(bare).toEqual([0, 0, 0, 0]);
  const ofKeyframes = ['offset', 'computedOffset', 'easing', 'composite'];
  const drawnBefore = ['opacity', 'rotate', 'transform'];
  expect(new Set(changed)).toEqual(new Set([...ofKeyframes, ...drawnBefore]));
});

test('a slide’s picture is fetched in the second half of the time before its turn', async ({
  page,
}) => {
  await open(page, defaultLanguage);
  const third = hero(page).locator('[data-state] img').nth(2);
  const source = () => third.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(await source()).not.toContain('/_astro/');
  await page.clock.runFor(9_000);
  await expect.poll(source).toContain('/_astro/');
});

test('whoever saves data pays for no picture before its turn', async ({ page }) => {
  await saveData(page);
  await open(page, defaultLanguage);
  const second = hero(page).locator('[data-state] img').nth(1);
  const width = () => second.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await page.clock.runFor(2_500);
  expect(await width()).toBe(0);
  await page.clock.runFor(4_000);
  await expect.poll(width).toBeGreaterThan(0);
});

test('the slides turn every six seconds, wrap, and fade for one second', async ({ page }) => {
  await open(page, defaultLanguage);
  await hero(page).evaluate((region) => {
    const turns: { label: string | null; at: number }[] = [];
    Object.assign(window, { turns });
    const current = () =>
      region.querySelector('[data-state="active"]')?.getAttribute('aria-label') ?? null;
    const first = current();
    new MutationObserver(() => {
      const label = current();
      if (label !== (turns.at(-1)?.label ?? first)) turns.push({ label, at: Date.now() });
    }).observe(region, { subtree: true, attributeFilter: ['data-state'] });
  });
  await page.clock.runFor((slideCount + 1) * 6_000 + 500);
  const turns = await page.evaluate(
    () => (window as unknown as { turns: { label: string; at: number }[] }).turns,
  );
  expect(turns.length).toBeGreaterThan(slideCount);
  for (const [index, turn] of turns.entries()) {
    const before = turns[index - 1];
    if (!before) continue;
    const [number, numberBefore] = [turn, before].map(({ label }) => Number(label.split(' ')[1]));
    expect(number).toBe(((numberBefore ?? 0) % slideCount) + 1);
    expect(turn.at - before.at).toBe(6_000);
  }
  const fade = await hero(page)
    .locator('[data-state="active"] picture')
    .evaluate(({ parentElement }) => parentElement && getComputedStyle(parentElement).transition);
  expect(fade).toMatch(/^opacity 1s/);
});

test.describe('under reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('nothing moves by itself', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await awaken(page);
    await page.clock.runFor(13_000);
    await expect(stitches(page).nth(0)).toHaveAttribute('aria-current', 'true');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});
