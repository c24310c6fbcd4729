import { expect, test } from '@playwright/test';
import { entriesOf, pageWords } from './content.ts';

const services = entriesOf('services');

test('what is done today and then stand side by side, on a phone one below the other', async ({
  page,
}) => {
  const service = services.find(({ blocks }) => blocks.some(({ kind }) => kind === 'before-after'));
  const block = service?.blocks.find((one) => one.kind === 'before-after');
  if (!service || !block) throw new Error('no service tells what is done today and then');
  await page.goto(`/services/${service.id}`);
  const columns = [block.before, block.after].map((name) => page.getByRole('list', { name }));
  for (const [width, isBeside] of [
    [1440, true],
    [360, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    for (const index of block.pairs.keys()) {
      const [before, after] = await Promise.all(
        columns.map((column) => column.getByRole('listitem').nth(index).boundingBox()),
      );
      expect(before?.y === after?.y, `pair ${index + 1} at ${width} px`).toBe(isBeside);
    }
  }
});

test.describe('on a phone without JavaScript', () => {
  test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });

  test('questions and terms unfold on the page of a service', async ({ page }) => {
    const { id, questions } = services.at(-1) ?? { id: '', questions: [] };
    await page.goto(`/services/${id}`);
    const shown = page.getByRole('region', { name: pageWords('services').detail.questions });
    for (const { question, answer } of questions) {
      await expect(shown.getByText(answer)).toBeHidden();
      await shown.getByText(question).click();
      await expect(shown.getByText(answer)).toBeVisible();
    }
    const terms = page.getByRole('region', { name: 'Before you sign' });
    await expect(terms.locator('details')).toHaveCount(4);
    await terms.getByText('Warranty', { exact: true }).click();
    await expect(terms.getByText(/3\u00a0months after handover/)).toBeVisible();
  });

  test('a table of products scrolls within itself, by keyboard too, and keeps the names of its rows', async ({
    page,
  }) => {
    const { groups, rows } = pageWords('products').compare;
    await page.goto('/products');
    const box = page.getByRole('region', { name: groups[0]?.title ?? '' });
    await box.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    await expect(box.getByRole('rowheader', { name: rows.offline })).toBeInViewport({ ratio: 1 });
  });
});
