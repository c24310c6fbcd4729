import { expect, type Page, test } from '@playwright/test';
import {
  comeBack,
  expectFault,
  expectPrinted,
  follow,
  main,
  openDemo,
  openTab,
  press,
  tryDemo,
  write,
} from './demo.ts';

const bill = (page: Page) => page.getByRole('region', { name: /^Bill / });
const receipt = (page: Page) => page.getByRole('article', { name: 'Receipt' });

async function scan(page: Page, code: string): Promise<void> {
  await page.getByRole('combobox', { name: /^Scan/ }).fill(code);
  await press(page, /^Enter$/);
}

tryDemo('tinbela', 'a superstore weighs, splits a bill, closes its drawer', async (page) => {
  await expect(bill(page)).toContainText('Expires tomorrow');
  await scan(page, 'mango');
  await scan(page, '2002');
  await write(page, 'Weight (kg)', 'two');
  await press(page, 'Put on the bill');
  await expectFault(page.getByRole('textbox', { name: 'Weight (kg)' }), 'in numbers');
  await write(page, 'Weight (kg)', '2');
  await press(page, 'Put on the bill');
  await expect(bill(page).getByRole('status')).toHaveText('৳ 1,286');
  await write(page, 'Amount given', '500');
  await press(page, 'bKash (test)');
  await expect(bill(page).getByRole('status')).toHaveText('৳ 786');
  await write(page, 'Amount given', '১০০০');
  await press(page, /^Cash$/);
  await expect(receipt(page)).toContainText('Tax invoice (Mushak 6.3)');
  await expect(receipt(page)).toContainText('৳ 214');
  await press(page, 'Print');
  await expectPrinted(page);
  await press(page, 'Receipt in বাংলা');
  await expect(page.getByRole('article', { name: 'রসিদ' })).toContainText('৳ ১,২৮৬');

  await follow(page, /^Stock$/);
  await expect(page.getByRole('listitem').filter({ hasText: '2002' })).toContainText('408 kg');
  await follow(page, /^Drawer$/);
  await press(page, 'Log in as Admin');
  await press(page, 'Close the drawer');
  await expect(page.getByRole('alert')).toContainText('Count the notes first');
  await press(page, 'Fill in a sample count');
  await press(page, 'Close the drawer');
  await expect(main(page)).toContainText('Short৳ 20');
  await comeBack(page);
  await expect(main(page)).toContainText('Short৳ 20');
});

tryDemo('lal-sutli', 'clothes are exchanged, and sold with an offer', async (page) => {
  await press(page, 'Finish, print slip');
  await expect(receipt(page)).toContainText('Old receipt LS-20817');
  await follow(page, 'Next bill');
  await expect(page.getByRole('button', { name: /^Indigo 42: 5/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Indigo 40: 6/ })).toBeVisible();

  await scan(page, 'ls-20688');
  await expect(page.getByRole('alert')).toContainText('41 days old');
  await scan(page, 'LS-20829');
  await press(page, /^Comes back: Panjabi Hijol, Black 42/);
  await press(page, /^Black 44:/);
  await expect(bill(page).getByRole('status')).toHaveText('৳ 0');
  await press(page, 'Leave the exchange');

  await press(page, /^Three-piece Jui/);
  await press(page, /^White M:/);
  await expect(bill(page)).toContainText('−৳ 365');
  await press(page, /^Cash$/);
  await expect(receipt(page)).toContainText('৳ 3,285');

  await follow(page, /^Offers$/);
  await press(page, 'Log in as Admin');
  const lastDay = page
    .getByRole('listitem')
    .filter({ hasText: 'Offer on three-pieces' })
    .getByLabel('Last day');
  const ends = await lastDay.inputValue();
  await lastDay.fill('2001-01-01');
  await press(page, 'Save: Offer on three-pieces');
  await expectFault(lastDay, 'ends on or after');
  await lastDay.fill(`${Number(ends.slice(0, 4)) + 1}${ends.slice(4)}`);
  await press(page, 'Save: Offer on three-pieces');
});

tryDemo('loha-lokkor', 'goods go on account with a challan, and are paid', async (page) => {
  const book = await openTab(page, '/demos/loha-lokkor#/customers');
  const owed = book.getByRole('row').filter({ hasText: 'Jashim Builders' });
  await expect(owed).toContainText('৳ 1,17,500');
  await page.bringToFront();
  await press(page, 'On account');
  await expect(receipt(page)).toContainText('৳ 1,17,500');
  await expect(owed).toContainText('৳ 2,35,000');
  await follow(page, 'Challan 1206');
  const challan = page.getByRole('article', { name: 'Challan 1206' });
  await expect(challan).toContainText('850 kg');
  await expect(challan).not.toContainText('৳');
  await press(page, 'Print');
  await expectPrinted(page);

  await book.bringToFront();
  await follow(book, 'Jashim Builders');
  await write(book, /^Paid towards/, '50000');
  await press(book, 'Take cash');
  await expect(main(book)).toContainText('Dues: ৳ 1,85,000');
});

test.describe('at a counter', () => {
  test.use({ viewport: { width: 1280, height: 860 } });

  test('a bill of four lines is paid by keys alone, with what is to pay in sight', async ({
    page,
  }) => {
    await openDemo(page, '/demos/tinbela');
    await expect(bill(page).getByRole('listitem')).toHaveCount(4);
    await expect(bill(page).getByRole('status')).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('F2');
    await expect(page.getByRole('combobox', { name: /^Scan/ })).toBeFocused();
    await page.keyboard.press('Enter');
    const amount = page.getByRole('textbox', { name: 'Amount given' });
    await expect(amount).toBeFocused();
    await page.keyboard.type('2000', { delay: 120 });
    await expect(amount).toHaveValue('2000');
    await page.keyboard.press('Enter');
    await expect(receipt(page)).toBeVisible();
  });
});
