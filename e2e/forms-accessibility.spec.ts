import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import {
  expectThanks,
  failOnce,
  openContact,
  openDialog,
  send,
  status,
  tryAgain,
  writeContact,
} from './enquiries-form.ts';

test.describe('accessibility', () => {
  const check = async (page: Page, include: string) => {
    const { violations } = await new AxeBuilder({ page }).include(include).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
  };
  const form = 'main section:has(form, [role="status"][tabindex])';

  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(colorScheme, () => {
      test.use({ colorScheme });
      test.slow();

      test('axe finds nothing in any state of the contact form', async ({ page }) => {
        await openContact(page);
        await check(page, form);
        await send(page).click();
        await expect(status(page)).toContainText('Please mend');
        await check(page, form);
        await writeContact(page, `In every state, ${colorScheme}`);
        await failOnce(page, (route) => route.abort());
        await send(page).click();
        await expect(tryAgain(page)).toBeVisible();
        await check(page, form);
        await tryAgain(page).click();
        await expectThanks(page);
        await check(page, form);
      });

      test('axe finds nothing in the dialog and on its page', async ({ page }) => {
        await openDialog(page);
        await check(page, 'dialog');
        await send(page).click();
        await expect(status(page)).toContainText('Please mend');
        await check(page, 'dialog');
        await page.goto('/book-a-demo');
        await check(page, 'main');
        await page.goto('/thank-you?reference=NK-7F3K-92QD');
        await check(page, 'main');
      });
    });
  }
});
