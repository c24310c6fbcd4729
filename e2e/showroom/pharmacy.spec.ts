import { expect, type Page, test } from '@playwright/test';
import { widths } from '../routes.ts';
import { complaintsOf, doneTasks, expectFault, openDemo } from './demo.ts';

const logIn = (page: Page) =>
  page.getByRole('button', { name: 'Log in as pharmacy staff' }).click();
const way = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Parts of the pharmacy' })
    .getByRole('link', { name })
    .click();

test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
});

for (const width of widths) {
  test.describe(`at ${width} px`, { tag: '@every-page' }, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a strip is found by its generic name, sold for cash, and gone from the stock', async ({
      page,
    }) => {
      const complaints = complaintsOf(page);
      const alert = page.getByRole('alert');
      await openDemo(page, '/demos/bori-baksho');
      const search = page.getByRole('searchbox', { name: 'Brand or generic name' });
      await search.fill('cefixime');
      await page.getByRole('button', { name: '+ 1 strip: Cefral 200' }).click();
      await expect(alert).toContainText('past its date');
      await search.fill('omeprazole');
      await page.getByRole('button', { name: '+ 1 strip: Pakasthi 20' }).click();
      const bill = page.getByRole('region', { name: 'On the bill' });
      await expect(bill.getByRole('status')).toHaveText('৳ 80');
      await page.getByRole('textbox', { name: 'Given' }).fill('20');
      await page.getByRole('button', { name: 'Cash', exact: true }).click();
      await expectFault(page.getByRole('textbox', { name: 'Given' }), 'only ৳ 20 was given');
      await page.getByRole('textbox', { name: 'Given' }).fill('১০০');
      await page.getByRole('button', { name: 'Cash', exact: true }).click();
      const receipt = page.getByRole('region', { name: 'Bill 5201' });
      await expect(receipt).toContainText('Change৳ 20');
      await page.getByRole('button', { name: 'Print the receipt' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-printed');

      await way(page, 'Stock');
      await logIn(page);
      await expect(page.getByRole('row').nth(1)).toContainText('Past its date');
      await expect(page.getByRole('row', { name: /PK301/ })).toContainText('89 strips');
      await expect(page.getByRole('row', { name: /F2207/ })).toContainText('61 strips 5 tablets');
      await expect(doneTasks(page)).toHaveCount(3);
      await page.reload();
      await expect(page.getByRole('row', { name: /PK301/ })).toContainText('89 strips');
      expect(complaints).toEqual([]);
    });

    test('strips move between branches by batch, and an order goes out with its claim', async ({
      page,
      context,
    }) => {
      const complaints = complaintsOf(page);
      await openDemo(page, '/demos/nishinda');
      await page.getByRole('link', { name: 'Send 40 strips' }).click();
      await logIn(page);
      await page.getByRole('button', { name: 'Send 40 strips' }).click();
      const mohipal = await context.newPage();
      await openDemo(mohipal, '/demos/nishinda#/counter/mohipal');
      const shelf = mohipal.getByRole('listitem').filter({ hasText: 'Jibanubir 500' });
      await expect(shelf).toContainText('4 strips left');
      await page.bringToFront();
      await page.getByRole('button', { name: 'Take in at Mohipal: Azithromycin' }).click();
      await expect(shelf).toContainText('44 strips left');

      await way(page, 'Orders');
      const asked = page.getByRole('textbox', { name: /^Losartan 50 mg/ });
      await asked.fill('sixty');
      await page.getByRole('button', { name: 'Send order' }).click();
      await expect(page.getByRole('alert')).toContainText('whole numbers');
      await asked.fill('৬০');
      await page.getByRole('button', { name: 'Send order' }).click();
      const sent = page.getByRole('region', { name: 'Orders sent' });
      await expect(sent).toContainText('৳ 99,560 · claim ৳ 1,120');
      await expect(doneTasks(page)).toHaveCount(3);
      await page.getByRole('link', { name: /^The goods came ?: Order 311/ }).click();
      const goods = page.getByRole('group', { name: /^Chapnami 5/ });
      await goods.getByRole('textbox', { name: 'How many strips came' }).fill('4300');
      await page.getByRole('button', { name: 'Put into stock' }).click();
      await expectFault(
        goods.getByRole('textbox', { name: 'How many strips came' }),
        '430 packs were ordered',
      );
      await goods.getByRole('textbox', { name: 'How many strips came' }).fill('৪৩০');
      await goods.getByRole('textbox', { name: 'Batch on the pack' }).fill('CN777');
      await goods.getByLabel('Expiry on the pack').fill('2031-05-31');
      await goods.getByRole('textbox', { name: 'Price of one strip' }).fill('48.50');
      await page.getByRole('button', { name: 'Put into stock' }).click();
      await expect(sent).toContainText('In stock at Trunk Road, ৳ 20,855');
      await page.reload();
      await expect(sent).toContainText('In stock at Trunk Road');
      await way(page, 'Stock');
      await expect(page.getByRole('row', { name: /CN777/ })).toContainText('31 May 2031');
      expect(complaints).toEqual([]);
    });
  });
}
