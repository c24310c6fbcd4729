import { defaultPathOf } from '@nokshi/forms/languages.ts';
import { expect, type Page, test } from '@playwright/test';
import { byTurns, inShares, isEverywhere, lettersByTurns } from './routes.ts';
import { layOutWhole } from './whole-page.ts';

const sewn = ['/', '/services', '/products', '/services/hosting', '/projects', '/products/POS'];
const others = ['/about-us', '/contact', '/career', '/ready-products/e-commerce', '/faq'];
const widths = isEverywhere ? [320, 360, 768, 1024, 1280, 1440, 1920] : [320, 768, 1440];

/** Words of the main part that meet a place where something is drawn behind them. */
const wordsBehind = (page: Page, drawn: 'thread' | 'ornament') =>
  page.evaluate((kind) => {
    type Box = { left: number; right: number; top: number; bottom: number };
    const places: Box[] = [];
    for (const section of document.querySelectorAll('main > section:not(:first-of-type)')) {
      if (kind !== 'thread') break;
      const { left, right, top, bottom } = section.getBoundingClientRect();
      const style = getComputedStyle(section, '::before');
      if (style.display === 'none') continue;
      const inset = Number.parseFloat(style.left);
      const foot = Number.parseFloat(style.paddingBottom);
      places.push({ left: left + inset, right: left + inset + 3, top, bottom });
      places.push({ left: right - inset - 3, right: right - inset, top, bottom });
      places.push({ left, right, top: bottom - foot * 0.6, bottom });
    }
    for (const element of document.querySelectorAll('main [aria-hidden="true"]')) {
      if (kind !== 'ornament') break;
      if (!getComputedStyle(element).maskImage.includes('/ornaments/')) continue;
      places.push(element.getBoundingClientRect());
    }
    if (places.length === 0) return ['nothing is drawn'];
    const isInStrip = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).overflowX === 'auto' || isInStrip(element.parentElement));
    const words: string[] = [];
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, 4);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.textContent?.trim() || !node.parentElement?.checkVisibility()) continue;
      if (node.parentElement.closest('.visually-hidden, [role="status"], script, style')) continue;
      // The receipt passes over the thread, on a ground of its own; what scrolls within itself is cut off
      // before it, or passes over it, too.
      if (
        kind === 'thread' &&
        (node.parentElement.closest('[data-feed]') || isInStrip(node.parentElement))
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const isBehind = [...range.getClientRects()].some((box) =>
        places.some(
          (place) =>
            box.left < place.right - 1 &&
            box.right > place.left + 1 &&
            box.top < place.bottom - 4 &&
            box.bottom > place.top + 4,
        ),
      );
      if (isBehind) words.push(node.textContent.trim().slice(0, 40));
    }
    return words;
  }, drawn);

for (const [index, paths] of inShares(byTurns([...sewn, ...others]), 4).entries()) {
  test(`thread and Bangla word stand beside the words of a page, part ${index + 1}`, {
    tag: ['@every-page', lettersByTurns(index)],
  }, async ({ page }) => {
    test.slow();
    for (const path of paths) {
      const ornament = page.waitForResponse((response) => response.url().includes('/ornaments/'));
      await page.goto(path);
      await layOutWhole(page);
      expect((await ornament).headers()['content-type'], path).toContain('image/svg+xml');
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const place = `${path} at ${width} px`;
        expect(await wordsBehind(page, 'ornament'), place).toEqual([]);
        // The knot stands in the head of the last section, above its words.
        if (!others.includes(defaultPathOf(path))) {
          expect(await wordsBehind(page, 'thread'), place).toEqual([]);
        }
      }
    }
  });
}

test('the knot keeps away from the letters below it, and the seams from the next ground', {
  tag: ['@every-page', '@all-letters'],
}, async ({ page }) => {
  for (const path of byTurns(['/projects', '/ready-products/e-commerce', '/products/POS'])) {
    await page.goto(path);
    await layOutWhole(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const apart = await page.evaluate(() => {
        const [before, last] = [...document.querySelectorAll('main > section')].slice(-2);
        const heading = last?.querySelector('h2');
        if (!before || !last || !heading) return undefined;
        const knot = Number.parseFloat(getComputedStyle(last, '::before').height);
        const head = heading.getBoundingClientRect().top - last.getBoundingClientRect().top;
        const seam = getComputedStyle(before, '::before');
        return {
          knot: head - knot,
          seam: Number.parseFloat(seam.bottom),
          isSeam: seam.height === '3px',
        };
      });
      const place = `${path} at ${width} px`;
      expect(apart?.isSeam, place).toBe(width < 960);
      expect(apart?.knot, place).toBeGreaterThanOrEqual(12);
      if (apart?.isSeam) expect(apart.seam, place).toBeGreaterThanOrEqual(4);
    }
  }
});

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('the thread is sewn by scrolling, and takes no place', async ({ page }) => {
    await page.goto('/services');
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    /** How much of the last section's cover has gone, 0 to 1. */
    const sewnPart = () =>
      page.evaluate(() => {
        const last = [...document.querySelectorAll('main > section')].at(-1);
        if (!last) return undefined;
        const { transform } = getComputedStyle(last, '::after');
        return new DOMMatrix(transform).m42 / last.getBoundingClientRect().height;
      });
    const before = await height();
    expect(await sewnPart()).toBe(0);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect.poll(sewnPart).toBeGreaterThan(0.9);
    expect(await height()).toBe(before);
  });

  test('the picture of a card grows into the picture of its page', async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        viewTransition?.ready.then(() => {
          document.documentElement.dataset['grown'] = document
            .getAnimations()
            .map(({ effect }) => (effect as KeyframeEffect).pseudoElement)
            .join(' ');
        });
      });
    });
    const groups = page.locator('html');
    const grows = (list: string, link: string, entry: string) =>
      // A page that is still being read when it is first painted comes without its picture growing.
      expect(async () => {
        await page.goto(list);
        await page.getByRole('link', { name: link, exact: true }).first().click();
        await expect(groups).toHaveAttribute(
          'data-grown',
          new RegExp(`view-transition-group\\(${entry}\\)`),
          { timeout: 2000 },
        );
      }).toPass();
    await grows('/services', 'Mobile App Development', 'service-mobile-app');
    // None of the other eleven cards rises above the page.
    await expect(groups).not.toHaveAttribute('data-grown', /service-hosting/);
    await grows('/products', 'Visit Now: Pharmacy Software', 'gallery-pharmacy');
  });

  test('the page of thanks finishes the stitch around the reference', async ({ page }) => {
    await page.goto('/thank-you?reference=NK-7F3K-92QD');
    const cover = page.locator('main rect + rect');
    await expect(page.getByText('NK-7F3K-92QD')).toBeVisible();
    const dash = await cover.evaluate((rect: SVGRectElement) => {
      const { strokeDasharray } = getComputedStyle(rect);
      return { length: Number.parseFloat(strokeDasharray), around: rect.getTotalLength() };
    });
    expect(dash.length).toBeGreaterThan(dash.around);
    await expect(cover).toHaveCSS('stroke-dashoffset', `${-dash.length}px`);
  });
});

test('the stitch around the reference is complete at once with reduced motion', async ({
  page,
}) => {
  await page.goto('/thank-you?reference=NK-7F3K-92QD');
  await expect(page.locator('main rect + rect')).toHaveCSS('display', 'none');
});
