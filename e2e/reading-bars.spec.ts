import { expect, type Page, test } from '@playwright/test';
import { openAnswering } from './islands.ts';
import { shiftsDuring } from './shifts.ts';

const bar = (page: Page) => page.locator('.thumb-bar');
const header = (page: Page) => page.getByRole('banner');
const scrollOn = (page: Page, y: number) =>
  page.evaluate((distance) => window.scrollBy({ top: distance, behavior: 'instant' }), y);
const subject = { en: 'Education Institute Management System', bn: 'শিক্ষাপ্রতিষ্ঠান' };

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('price, demo, phone and WhatsApp are at the thumb past the first screen; bars go while one reads on and come back', async ({
    page,
  }) => {
    for (const [path, about] of [
      ['/products/EMIS', subject.en],
      ['/bn/products/EMIS', subject.bn],
    ] as const) {
      await openAnswering(page, path);
      await expect(bar(page)).toHaveCount(0);
      const moved = await shiftsDuring(page, async () => {
        await scrollOn(page, 800);
        await expect(bar(page)).toBeInViewport({ ratio: 1 });
        await expect(header(page)).toBeInViewport();
        await scrollOn(page, 600);
        await expect(bar(page)).toBeHidden();
        await expect(header(page)).not.toBeInViewport();
        await scrollOn(page, -100);
        await expect(bar(page)).toBeInViewport({ ratio: 1 });
        await expect(header(page)).toBeInViewport();
      });
      expect(moved).toEqual([]);
      const links = await bar(page)
        .getByRole('link')
        .evaluateAll((all) =>
          all.map((one) => decodeURIComponent((one as HTMLAnchorElement).href)),
        );
      expect(links).toHaveLength(4);
      expect(links[0]).toContain('/price?product=EMIS');
      expect(links[1]).toContain('/ready-products/school-software');
      expect(links[2]).toMatch(/^tel:\+880/);
      expect(links[3]).toContain(about);
      await page.emulateMedia({ media: 'print' });
      await expect(bar(page)).toBeHidden();
      await page.emulateMedia({ media: null });
    }
  });

  test('what has the focus is never under the bar, which gives way to the same links at the end', async ({
    page,
  }) => {
    await openAnswering(page, '/services');
    await scrollOn(page, 900);
    await scrollOn(page, -60);
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    // From a link in the middle of the window on.
    await page.evaluate(() => {
      const links = [...document.querySelectorAll<HTMLElement>('main a')];
      links.find((one) => one.getBoundingClientRect().top > 100)?.focus({ preventScroll: true });
    });
    const besideBar: boolean[] = [];
    for (let press = 0; press < 8; press += 1) {
      const state = await page.evaluate(() => {
        const focused = document.activeElement;
        const over = document.querySelector('.thumb-bar');
        if (!focused || !over || over.contains(focused)) return 'elsewhere';
        if (getComputedStyle(over).visibility === 'hidden') return 'without a bar';
        const isUnder = focused.getBoundingClientRect().bottom > over.getBoundingClientRect().top;
        return isUnder ? 'under the bar' : 'clear of the bar';
      });
      expect(state, `press ${press}`).not.toBe('under the bar');
      besideBar.push(state === 'clear of the bar');
      await page.keyboard.press('Tab');
    }
    expect(besideBar).toContain(true);
    await page.getByRole('region', { name: /./ }).last().scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(bar(page)).toBeHidden();
    await scrollOn(page, -40);
    await expect(bar(page)).toBeHidden();
    await expect(header(page)).toBeInViewport();
  });
});

test('a wide window has its header at all times, and no bar', async ({ page }) => {
  await openAnswering(page, '/products/EMIS');
  await scrollOn(page, 900);
  await scrollOn(page, 900);
  await expect(header(page)).toBeInViewport();
  await expect(bar(page)).toHaveCount(0);
});
