import { expect, test } from '@playwright/test';
import { builtPage, linksOf, regionOf, wordsOf } from './built-page.ts';
import { entriesOf, orderOf } from './content.ts';
import { hydrateIslands, openAnswering } from './islands.ts';

const clients = entriesOf('clients');
const [project] = entriesOf('projects');
const firstSix = entriesOf('products').slice(0, 6);

test('the home page has all slides with a picture and Let’s Talk, and leads to two galleries and all products', () => {
  const page = builtPage('/');
  const slides = regionOf(page, 'What we build').querySelectorAll('[role=group]');
  expect(slides).toHaveLength(orderOf('slides').length);
  for (const slide of slides) {
    expect(slide.querySelectorAll('h2')).toHaveLength(1);
    expect(slide.querySelectorAll('img')).toHaveLength(1);
    const talk = slide.querySelectorAll('a').find((link) => wordsOf(link) === "Let's Talk");
    expect(talk?.getAttribute('href')).toBe('/contact');
  }
  const links = linksOf(regionOf(page, 'Our Products'));
  expect(links.filter((link) => link.startsWith('/ready-products/'))).toEqual([
    '/ready-products/diagnostic',
    '/ready-products/pharmacy',
  ]);
  expect(links).toEqual(expect.arrayContaining(['/products', '/readyProducts']));
});

test.describe('what moves', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('the client strip runs at 50 px a second, stops under the pointer and by its button', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrateIslands(page);
    const strip = page.getByRole('region', { name: 'Who we work for' });
    await strip.scrollIntoViewIfNeeded();
    const list = strip.getByRole('list', { name: 'Logos of clients' });
    await expect(list.getByRole('img')).toHaveCount(clients.length);
    await expect(list.getByRole('link')).toHaveCount(clients.filter(({ link }) => link).length);
    await expect.poll(() => list.evaluate((element) => element.getAnimations().length)).toBe(1);
    const speed = await list.evaluate((element) => {
      const effect = element.getAnimations()[0]?.effect as KeyframeEffect;
      const [, distance = ''] =
        /\((.*)px/.exec(`${effect.getKeyframes().at(-1)?.['transform']}`) ?? [];
      return Math.abs(Number(distance)) / (Number(effect.getTiming().duration) / 1000);
    });
    expect(speed).toBeCloseTo(50, 1);
    const state = () => list.evaluate((element) => element.getAnimations()[0]?.playState);
    expect(await state()).toBe('running');
    await list.getByRole('listitem').nth(1).hover({ force: true });
    await expect.poll(state).toBe('paused');
    await page.mouse.move(0, 0);
    await expect.poll(state).toBe('running');
    await strip.getByRole('button', { name: 'Pause the logos' }).click();
    await page.mouse.move(0, 0);
    await expect.poll(state).toBe('paused');
  });

  test('all of it stands still once motion is reduced, while the page is open', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrateIslands(page);
    const strip = page.getByRole('region', { name: 'Who we work for' });
    await strip.scrollIntoViewIfNeeded();
    const running = () =>
      page.evaluate(
        () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
      );
    await expect.poll(running).toBeGreaterThan(0);
    const hero = page.locator('[data-hero]');
    await expect(hero).not.toHaveAttribute('data-paused');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(hero).toHaveAttribute('data-paused');
    await expect(strip.getByRole('button', { name: 'Play the logos' })).toBeVisible();
    await expect.poll(running).toBe(0);
    await expect(page.locator('.needle')).toBeHidden();
  });

  test('the services intro rises once, when it is seen', async ({ page }) => {
    await page.goto('/');
    const intro = page.locator('[data-fade-in]');
    const states = () =>
      intro.evaluate((element) => element.getAnimations().map(({ playState }) => playState));
    await expect.poll(states).toEqual(['paused']);
    await intro.scrollIntoViewIfNeeded();
    await expect.poll(states).toEqual([]);
    await page.evaluate(() => scrollTo(0, 0));
    await intro.scrollIntoViewIfNeeded();
    expect(await states()).toEqual([]);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('each product of the strip comes into view when its link gets the focus', async ({
    page,
  }) => {
    await page.goto('/');
    const strip = page.getByRole('region', { name: 'Our Products' }).getByRole('list').first();
    for (const { title } of firstSix) {
      const link = strip.getByRole('link', { name: title, exact: true });
      await link.focus();
      await expect(link).toBeInViewport({ ratio: 1 });
    }
  });
});

test('the quilt of the services is drawn when it comes near', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 360, height: 640 });
  await openAnswering(page, '/');
  expect(asked).not.toContain('/quilt.svg');
  await page.locator('#services').scrollIntoViewIfNeeded();
  await expect.poll(() => asked).toContain('/quilt.svg');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all slides can be read, nothing is hidden, and what a phone folds opens', async ({
    page,
  }) => {
    await page.goto('/');
    const headings = page.getByRole('region', { name: 'What we build' }).getByRole('heading');
    await expect(headings).toHaveCount(orderOf('slides').length);
    for (const heading of await headings.all()) await expect(heading).toBeVisible();
    await expect(page.locator('[data-fade-in]')).toBeVisible();
    const study = page.getByRole('region', { name: 'Projects' }).getByText(project?.summary ?? '');
    await expect(study).toBeVisible();
    await expect(page.locator(':is(main, footer) summary').filter({ visible: true })).toHaveCount(
      0,
    );
    // Nor see-through, which a fold is before it opens.
    const opacities = await page
      .locator('footer details')
      .evaluateAll((folds) =>
        folds.map((fold) => getComputedStyle(fold, '::details-content').opacity),
      );
    expect(new Set(opacities)).toEqual(new Set(['1']));
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(study).toBeHidden();
    await page.getByText('What has changed', { exact: true }).first().click();
    await expect(study).toBeVisible();
    const footer = page.getByRole('contentinfo');
    const address = footer.getByText(/Farmgate, Dhaka/);
    await expect(address).toBeHidden();
    await footer.getByText('Our Office').last().focus();
    await page.keyboard.press('Enter');
    await expect(address).toBeVisible();
  });
});
