import { expect } from '@playwright/test';
import { widths } from '../routes.ts';
import { expectAccessible } from './accessible.ts';
import { deafen, test } from './desk-server.ts';

for (const width of widths) {
  test.describe(`an entry that somebody else takes away, at ${width} px`, {
    tag: '@every-page',
  }, () => {
    test.use({ viewport: { width, height: 800 } });

    test('keeps what is typed, and is brought back with it', async ({ page, desk }) => {
      // What happens between two pieces of news.
      await deafen(page);
      await desk.signIn(page);
      await page.goto(`${desk.site}/desk/content/offices/paltan`);
      const name = page.getByRole('textbox', { name: 'English' }).first();
      // The first time the editor begins, and makes a draft.
      await expect(name).toBeVisible({ timeout: 60_000 });
      const headers = { origin: desk.site };
      const removed = page.waitForResponse((response) => response.status() === 404);
      const taken = await page.request.delete(`${desk.site}/api/desk/content/offices/paltan`, {
        headers,
      });
      expect(taken.status()).toBe(204);
      await name.fill('Typed after somebody took it away');
      await removed;
      await expect(page.getByText('Somebody has taken this away.')).toBeVisible();
      await expect(name).toHaveValue('Typed after somebody took it away');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Bring it back' }).click();
      await expect(page.getByText('Saved in the draft')).toBeVisible();
      await expect(page.getByText('Somebody has taken this away.')).toHaveCount(0);
      await page.reload();
      await expect(name).toHaveValue('Typed after somebody took it away');
    });
  });
}
