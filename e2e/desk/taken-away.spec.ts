import { expect } from '@playwright/test';
import { widths } from '../routes.ts';
import { expectAccessibleInAudit } from './accessible.ts';
import { askAs, deafen, test } from './desk-server.ts';

for (const width of widths) {
  test.describe(`an entry that somebody else takes away, at ${width} px`, {
    tag: '@every-page',
  }, () => {
    test.use({ viewport: { width, height: 800 } });

    test('keeps what is typed, and is brought back with it', async ({ page, edited: desk }) => {
      // What happens between two pieces of news.
      await deafen(page);
      await page.goto(`${desk.site}/desk/content/offices/paltan`);
      const name = page.getByRole('textbox', { name: 'English' }).first();
      await expect(name).toBeVisible();
      const removed = page.waitForResponse((response) => response.status() === 404);
      await askAs(page, desk).remove('/content/offices/paltan');
      await name.fill('Typed after somebody took it away');
      await removed;
      await expect(page.getByText('Somebody has taken this away.')).toBeVisible();
      await expect(name).toHaveValue('Typed after somebody took it away');
      await expectAccessibleInAudit(page);
      await page.getByRole('button', { name: 'Bring it back' }).click();
      await expect(page.getByText('Saved in the draft')).toBeVisible();
      await expect(page.getByText('Somebody has taken this away.')).toHaveCount(0);
      await page.reload();
      await expect(name).toHaveValue('Typed after somebody took it away');
    });
  });
}
