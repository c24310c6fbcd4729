import { expect, test } from '@playwright/test';

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
      const group = new RegExp(`view-transition-group\\(${entry}\\)`);
      await expect(groups).toHaveAttribute('data-grown', group, { timeout: 2000 });
    }).toPass();
  await grows('/services', 'Mobile App Development', 'service-mobile-app');
  // None of the other eleven cards rises above the page.
  await expect(groups).not.toHaveAttribute('data-grown', /service-hosting/);
  await grows('/products', 'Visit Now: Pharmacy Software', 'gallery-pharmacy');
});

test('the page of thanks shows a reference and nothing else of its address, and finishes the stitch around it', async ({
  page,
}) => {
  await page.goto('/thank-you?reference=NK-7F3K-92QD');
  await expect(page.getByText('Your reference is NK-7F3K-92QD.')).toBeVisible();
  await expect(page.getByText('Please keep the reference')).toBeVisible();
  await expect(page.getByText('If you have just sent us an enquiry')).toBeHidden();
  const cover = page.locator('main rect + rect');
  const dash = await cover.evaluate((rect: SVGRectElement) => ({
    length: Number.parseFloat(getComputedStyle(rect).strokeDasharray),
    around: rect.getTotalLength(),
  }));
  expect(dash.length).toBeGreaterThan(dash.around);
  await expect(cover).toHaveCSS('stroke-dashoffset', `${-dash.length}px`);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(cover).toHaveCSS('display', 'none');
  await page.goto('/thank-you?reference=Call-0900');
  await expect(page.getByText('Your reference is')).toBeHidden();
  await expect(page.getByText('Please keep the reference')).toBeHidden();
  await expect(page.getByText('If you have just sent us an enquiry')).toBeVisible();
});
