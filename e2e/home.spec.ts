import { expect, type Page, test } from '@playwright/test';
import { allWords, builtPage, linksOf, regionOf, wordsOf } from './built-page.ts';
import { entriesOf, orderOf } from './content.ts';
import { awaken } from './islands.ts';

const clients = entriesOf('clients');
const linked = clients.filter(({ link }) => link);

const slides = (page: Page) => page.getByRole('region', { name: 'What we build' });

test('six slides have their words, a picture and Let’s Talk each', () => {
  const groups = regionOf(builtPage('/'), 'What we build').querySelectorAll('[role=group]');
  expect(groups).toHaveLength(6);
  for (const slide of groups) {
    expect(wordsOf(slide)).not.toBe('');
    expect(slide.querySelectorAll('h2')).toHaveLength(1);
    expect(slide.querySelectorAll('img')).toHaveLength(1);
    const talk = slide.querySelectorAll('a').find((link) => wordsOf(link) === "Let's Talk");
    expect(talk?.getAttribute('href')).toBe('/contact');
  }
});

test('the first six products lead on, in their order, to two galleries, and to all of both', () => {
  const products = regionOf(builtPage('/'), 'Our Products');
  const firstSix = entriesOf('products').slice(0, 6);
  expect(allWords(products.querySelectorAll('h3'))).toEqual(firstSix.map(({ title }) => title));
  const links = linksOf(products);
  expect(links.filter((link) => link.startsWith('/ready-products/'))).toEqual([
    '/ready-products/diagnostic',
    '/ready-products/pharmacy',
  ]);
  expect(links).toEqual(expect.arrayContaining(['/products', '/readyProducts']));
});

test('every service is there, the one on AI by its home title', () => {
  const services = entriesOf('services');
  const titles = allWords(regionOf(builtPage('/'), 'Our Services').querySelectorAll('h3'));
  expect(titles).toEqual(services.map(({ title, homeTitle = title }) => homeTitle));
  const position = services.findIndex(({ id }) => id === 'ai-ml');
  expect(titles[position]).toBe('Scraping, AI & Machine Learning');
});

test.describe('what moves', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('the client strip runs at 50 px a second, stops under the pointer and by its button', async ({
    page,
  }) => {
    await page.goto('/');
    await awaken(page);
    const buttons = page.getByRole('button', { name: /^Pause/ });
    await expect(buttons).toHaveCount(2);
    await expect(buttons.first()).toHaveAccessibleName('Pause the slides');
    await expect(buttons.last()).toHaveAccessibleName('Pause the logos');
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
    await expect(slides(page).getByRole('heading')).toHaveCount(orderOf('slides').length);
    for (const heading of await slides(page).getByRole('heading').all()) {
      await expect(heading).toBeVisible();
    }
    await expect(
      page.getByRole('list', { name: 'Logos of clients' }).getByRole('link'),
    ).toHaveCount(linked.length);
    await expect(page.locator('[data-fade-in]')).toBeVisible();
  });
});
