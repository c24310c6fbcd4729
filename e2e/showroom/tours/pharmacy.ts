import type { Page } from '@playwright/test';
import type { Tours } from './tour.ts';

const role = 'For Pharmacy';
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();
const search = (page: Page, text: string) =>
  page.getByRole('searchbox', { name: 'Brand or generic name' }).fill(text);

async function sell(page: Page) {
  await search(page, 'omeprazole');
  await press(page, '+ 1 strip: Pakasthi 20');
  await press(page, 'Cash');
}

async function openGoods(page: Page) {
  await press(page, 'Send order');
  await page.getByRole('link', { name: /^The goods came/ }).click();
  await press(page, 'Put into stock');
}

async function transfer(page: Page) {
  await page.getByRole('link', { name: 'Send 40 strips' }).click();
  await press(page, 'Log in as pharmacy staff');
  await press(page, 'Send 40 strips');
}

export const pharmacyTours: Tours = {
  'bori-baksho': {
    screens: [
      { hash: '#/' },
      { hash: '#/', open: (page) => search(page, 'nothing of that name') },
      { hash: '#/', open: (page) => search(page, 'para') },
      { hash: '#/', open: (page) => press(page, '+ 1 strip: Cefral 200') },
      {
        hash: '#/',
        async open(page) {
          await press(page, '+ 1 strip: Antibin 500');
          await press(page, 'Cash');
        },
      },
      {
        hash: '#/',
        async open(page) {
          await page.getByRole('textbox', { name: 'Given' }).fill('2');
          await press(page, 'Cash');
        },
      },
      { hash: '#/', open: sell },
      { hash: '#/stock' },
      { hash: '#/stock', role },
      { hash: '#/stock', role, open: (page) => press(page, 'Near expiry') },
      { hash: '#/orders' },
      { hash: '#/orders', role },
      { hash: '#/orders', role, open: openGoods },
    ],
    firstTask: (page) => search(page, 'omeprazole'),
  },
  nishinda: {
    screens: [
      { hash: '#/' },
      { hash: '#/transfers' },
      { hash: '#/transfers', role },
      { hash: '#/transfers', role, open: (page) => press(page, 'Send 40 strips') },
      { hash: '#/transfers', role, open: (page) => press(page, /^Send$/) },
      { hash: '#/orders', role },
      { hash: '#/orders', role, open: (page) => press(page, 'Send order') },
      {
        hash: '#/orders',
        role,
        async open(page) {
          await page.getByRole('textbox', { name: /^Losartan 50 mg/ }).fill('sixty');
          await press(page, 'Send order');
        },
      },
      { hash: '#/counter' },
      { hash: '#/counter/mohipal' },
      { hash: '#/stock', role },
    ],
    firstTask: transfer,
  },
};
