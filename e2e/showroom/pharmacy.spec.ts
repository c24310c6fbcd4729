import { expect, type Page } from '@playwright/test';
import { expectAccessibleInAudit } from '../accessible.ts';
import {
  comeBack,
  expectFault,
  expectPrinted,
  follow,
  lineOf,
  openTab,
  press,
  tryDemo,
  write,
} from './demo.ts';

const logIn = (page: Page) => press(page, 'Log in as pharmacy staff');
const goTo = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Parts of the pharmacy' })
    .getByRole('link', { name })
    .click();

tryDemo('bori-baksho', 'a strip is found by its generic name and sold', async (page) => {
  const search = page.getByRole('searchbox', { name: 'Brand or generic name' });
  await search.fill('nothing of that name');
  await expectAccessibleInAudit(page);
  await search.fill('cefixime');
  await press(page, '+ 1 strip: Cefral 200');
  await expect(page.getByRole('alert')).toContainText('past its date');
  await search.fill('omeprazole');
  await press(page, '+ 1 strip: Pakasthi 20');
  await expect(page.getByRole('region', { name: 'On the bill' }).getByRole('status')).toHaveText(
    '৳ 80',
  );
  await write(page, 'Given', '20');
  await press(page, /^Cash$/);
  await expectFault(page.getByRole('textbox', { name: 'Given' }), 'only ৳ 20 was given');
  await write(page, 'Given', '১০০');
  await press(page, /^Cash$/);
  await expect(page.getByRole('article', { name: 'Bill 5201' })).toContainText('Change৳ 20');
  await press(page, 'Print the receipt');
  await expectPrinted(page);

  await goTo(page, 'Stock');
  await logIn(page);
  await expect(page.getByRole('row').nth(1)).toContainText('Past its date');
  await press(page, 'Near expiry');
  await comeBack(page);
  await expect(page.getByRole('row', { name: /PK301/ })).toContainText('89 strips');
});

tryDemo('nishinda', 'strips move between branches, and goods are ordered', async (page) => {
  await follow(page, 'Send 40 strips');
  await logIn(page);
  await press(page, 'Send 40 strips');
  const mohipal = await openTab(page, '/demos/nishinda#/counter/mohipal');
  const shelf = lineOf(mohipal, 'Jibanubir 500');
  await expect(shelf).toContainText('4 strips left');
  await page.bringToFront();
  await press(page, 'Take in at Mohipal: Azithromycin');
  await expect(shelf).toContainText('44 strips left');
  await press(page, /^Send$/);

  await goTo(page, 'Orders');
  await write(page, /^Losartan 50 mg/, 'sixty');
  await press(page, 'Send order');
  await expect(page.getByRole('alert')).toContainText('whole numbers');
  await write(page, /^Losartan 50 mg/, '৬০');
  await press(page, 'Send order');
  const sent = page.getByRole('region', { name: 'Orders sent' });
  await expect(sent).toContainText('৳ 99,560 · claim ৳ 1,120');
  await follow(page, /^The goods came ?: Order 311/);
  await press(page, 'Put into stock');
  const goods = page.getByRole('group', { name: /^Chapnami 5/ });
  await goods.getByRole('textbox', { name: 'How many strips came' }).fill('৪৩০');
  await goods.getByRole('textbox', { name: 'Batch on the pack' }).fill('CN777');
  await goods.getByLabel('Expiry on the pack').fill('2031-05-31');
  await goods.getByRole('textbox', { name: 'Price of one strip' }).fill('48.50');
  await press(page, 'Put into stock');
  await expect(sent).toContainText('In stock at Trunk Road, ৳ 20,855');
  await goTo(page, 'Stock');
  await expect(page.getByRole('row', { name: /CN777/ })).toContainText('31 May 2031');
});
