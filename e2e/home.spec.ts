import { expect, type Page, test } from '@playwright/test';
import { entriesOf } from './content.ts';
import { awaken } from './islands.ts';

const clients = entriesOf('clients');
const linked = clients.filter(({ link }) => link);

const slides = (page: Page) => page.getByRole('region', { name: 'What we build' });
const visibleSlide = (page: Page, number: number) =>
  slides(page).getByRole('group', { name: `Slide ${number} of 6` });

test.describe('the hero', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('turns every six seconds, wraps, and fades for one second', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await awaken(page);
    await slides(page).evaluate((region) => {
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
    await page.clock.runFor(7 * 6_000 + 500);
    const turns = await page.evaluate(
      () => (window as unknown as { turns: { label: string; at: number }[] }).turns,
    );
    expect(turns.length).toBeGreaterThanOrEqual(7);
    for (const [index, turn] of turns.entries()) {
      const before = turns[index - 1];
      if (!before) continue;
      const [number, numberBefore] = [turn, before].map(({ label }) => Number(label.split(' ')[1]));
      expect(number).toBe(((numberBefore ?? 0) % 6) + 1);
      expect(turn.at - before.at).toBe(6_000);
    }
    const fade = await slides(page)
      .locator('[data-state="active"] picture')
      .evaluate(({ parentElement }) => parentElement && getComputedStyle(parentElement).transition);
    expect(fade).toMatch(/^opacity 1s/);
  });

  test('can be paused and stays on the chosen slide', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await awaken(page);
    await slides(page).getByRole('button', { name: 'Pause' }).click();
    await slides(page).getByRole('button', { name: 'Slide 4 of 6' }).click();
    await page.clock.runFor(30_000);
    await expect(visibleSlide(page, 4)).toBeVisible();
    await expect(slides(page).getByRole('button', { name: 'Play' })).toBeVisible();
  });
});

test('every slide has its words, a picture and Let’s Talk', async ({ page }) => {
  await page.goto('/');
  await awaken(page);
  for (let number = 1; number <= 6; number++) {
    await slides(page)
      .getByRole('button', { name: `Slide ${number} of 6` })
      .click();
    const slide = visibleSlide(page, number);
    await expect(slide.getByRole('heading')).toBeVisible();
    await expect(slide.getByRole('img')).toBeVisible();
    await expect(slide.getByRole('link', { name: "Let's Talk" })).toHaveAttribute(
      'href',
      '/contact',
    );
  }
});

test('under reduced motion nothing moves by itself', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await awaken(page);
  await page.clock.runFor(13_000);
  await expect(visibleSlide(page, 1)).toBeVisible();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('shows the first six products in order with More Products', async ({ page }) => {
  await page.goto('/');
  const products = page.getByRole('region', { name: 'Our Products' });
  const firstSix = entriesOf('products').slice(0, 6);
  await expect(products.getByRole('heading', { level: 3 })).toHaveText(
    firstSix.map(({ title }) => title),
  );
  await expect(products.getByRole('link', { name: 'More Products' })).toHaveAttribute(
    'href',
    '/products',
  );
});

test('leads from the products to two galleries and to all of them', async ({ page }) => {
  await page.goto('/');
  const products = page.getByRole('region', { name: 'Our Products' });
  const galleries = products.getByRole('list', { name: 'Demos you can open now' });
  const links = await galleries.getByRole('link').all();
  expect(await Promise.all(links.map((link) => link.getAttribute('href')))).toEqual([
    '/ready-products/diagnostic',
    '/ready-products/pharmacy',
  ]);
  await expect(products.getByRole('link', { name: 'All ready products' })).toHaveAttribute(
    'href',
    '/readyProducts',
  );
});

test('shows every service, the one on AI by its home title', async ({ page }) => {
  await page.goto('/');
  const services = entriesOf('services');
  const titles = page
    .getByRole('region', { name: 'Our Services' })
    .getByRole('heading', { level: 3 });
  await expect(titles).toHaveText(services.map(({ title, homeTitle = title }) => homeTitle));
  const position = services.findIndex(({ id }) => id === 'ai-ml');
  await expect(titles.nth(position)).toHaveText('Scraping, AI & Machine Learning');
});

test.describe('what moves', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('the two buttons that stop it have names of their own', async ({ page }) => {
    await page.goto('/');
    await awaken(page);
    const buttons = page.getByRole('button', { name: /^Pause/ });
    await expect(buttons).toHaveCount(2);
    await expect(buttons.first()).toHaveAccessibleName('Pause the slides');
    await expect(buttons.last()).toHaveAccessibleName('Pause the logos');
  });

  test('the client strip runs at 50 px a second, stops under the pointer and by its button', async ({
    page,
  }) => {
    await page.goto('/');
    const strip = page.getByRole('region', { name: 'Who we work for' });
    await strip.scrollIntoViewIfNeeded();
    const list = strip.getByRole('list', { name: 'Logos of clients' });
    await expect(list.getByRole('img')).toHaveCount(clients.length);
    await expect(list.getByRole('link')).toHaveCount(linked.length);
    await expect.poll(() => list.evaluate((element) => element.getAnimations().length)).toBe(1);
    const animation = await list.evaluate((element) => {
      const [running] = element.getAnimations();
      const timing = running?.effect?.getComputedTiming();
      const frames = (running?.effect as KeyframeEffect | undefined)?.getKeyframes() ?? [];
      const pixels = Math.abs(
        Number.parseFloat(String(frames.at(-1)?.['transform']).replace('translateX(', '')),
      );
      return { speed: pixels / (Number(timing?.duration) / 1000), state: running?.playState };
    });
    expect(animation.speed).toBeCloseTo(50, 1);
    expect(animation.state).toBe('running');

    const state = () => list.evaluate((element) => element.getAnimations()[0]?.playState);
    await list.getByRole('listitem').nth(1).hover({ force: true });
    await expect.poll(state).toBe('paused');
    await page.mouse.move(0, 0);
    await expect.poll(state).toBe('running');
    await strip.getByRole('button', { name: 'Pause' }).click();
    await page.mouse.move(0, 0);
    await expect.poll(state).toBe('paused');
  });

  test('the services intro rises once, 30 px in one second, when 40 % is seen', async ({
    page,
  }) => {
    await page.goto('/');
    const intro = page.locator('[data-fade-in]');
    const animation = () =>
      intro.evaluate((element) => {
        const [fade] = element.getAnimations();
        const timing = fade?.effect?.getComputedTiming();
        const [first] = (fade?.effect as KeyframeEffect | undefined)?.getKeyframes() ?? [];
        return {
          state: fade?.playState,
          duration: timing?.duration,
          from: first && `${String(first['opacity'])} ${String(first['transform'])}`,
        };
      });
    await expect.poll(animation).toEqual({
      state: 'paused',
      duration: 1000,
      from: '0 translateY(30px)',
    });
    await intro.scrollIntoViewIfNeeded();
    await expect.poll(async () => (await animation()).state).not.toBe('paused');
    await expect.poll(() => intro.evaluate((element) => element.getAnimations().length)).toBe(0);
    await page.evaluate(() => scrollTo(0, 0));
    await intro.scrollIntoViewIfNeeded();
    expect(await intro.evaluate((element) => element.getAnimations().length)).toBe(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all slides can be read and nothing is hidden', async ({ page }) => {
    await page.goto('/');
    await expect(slides(page).getByRole('heading')).toHaveCount(6);
    for (const heading of await slides(page).getByRole('heading').all()) {
      await expect(heading).toBeVisible();
    }
    await expect(
      page.getByRole('list', { name: 'Logos of clients' }).getByRole('link'),
    ).toHaveCount(linked.length);
    await expect(page.locator('[data-fade-in]')).toBeVisible();
  });
});
