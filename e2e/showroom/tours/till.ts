import type { Page } from '@playwright/test';
import type { Tours } from './tour.ts';

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();

async function scan(page: Page, code: string) {
  await page.getByRole('combobox', { name: /^Scan/ }).fill(code);
  await press('Enter')(page);
}

async function pay(page: Page, amount: string, means: string) {
  await page.getByRole('textbox', { name: 'Amount given' }).fill(amount);
  await press(means)(page);
}

async function closeDrawer(page: Page) {
  await press('Fill in a sample count')(page);
  await press('Close the drawer')(page);
}

export const tillTours: Tours = {
  tinbela: {
    screens: [
      { hash: '#/' },
      { hash: '#/', open: (page) => scan(page, '2002') },
      { hash: '#/', open: (page) => scan(page, 'mango') },
      { hash: '#/', open: (page) => pay(page, '500', 'bKash (test)') },
      { hash: '#/', open: (page) => pay(page, '1500', 'Cash') },
      { hash: '#/', open: press('Clear') },
      { hash: '#/counter/3' },
      { hash: '#/receipts' },
      { hash: '#/receipts/TB-48150', open: press('Receipt in বাংলা') },
      { hash: '#/shelves' },
      { hash: '#/shelves', role: 'Admin' },
      { hash: '#/customers' },
      { hash: '#/customers/tea-stall' },
      { hash: '#/customers/rehana' },
      { hash: '#/drawer' },
      { hash: '#/drawer', role: 'Admin' },
      { hash: '#/drawer/2', role: 'Admin', open: closeDrawer },
      { hash: '#/drawer/1', role: 'Admin', open: closeDrawer },
    ],
    async firstTask(page) {
      await press(/^Miniket rice/)(page);
      await page.getByRole('textbox', { name: 'Weight (kg)' }).fill('2');
      await press('Put on the bill')(page);
    },
  },
  'lal-sutli': {
    screens: [
      { hash: '#/' },
      { hash: '#/', open: press('Finish, print slip') },
      {
        hash: '#/',
        async open(page) {
          await press('Leave the exchange')(page);
          await scan(page, 'LS-20829');
        },
      },
      { hash: '#/', open: press(/^Three-piece Jui/) },
      { hash: '#/receipts' },
      { hash: '#/receipts/LS-20688' },
      {
        hash: '#/shelves',
        role: 'Admin',
        open: (page) => page.getByText('All sizes and colours').first().click(),
      },
      { hash: '#/customers' },
      { hash: '#/customers/shapla' },
      { hash: '#/offers' },
      { hash: '#/offers', role: 'Admin' },
      { hash: '#/drawer', role: 'Admin' },
    ],
    firstTask: press('Finish, print slip'),
  },
  'loha-lokkor': {
    screens: [
      { hash: '#/' },
      { hash: '#/', open: press('On account') },
      { hash: '#/', open: press(/^Tin sheet/) },
      { hash: '#/receipts' },
      { hash: '#/shelves', role: 'Admin' },
      { hash: '#/customers' },
      { hash: '#/customers/jashim' },
      { hash: '#/challans' },
      {
        hash: '#/',
        async open(page) {
          await press('On account')(page);
          await page.getByRole('link', { name: 'Challan 1206' }).click();
        },
      },
      { hash: '#/drawer', role: 'Admin' },
    ],
    firstTask: press('On account'),
  },
};
