import type { Page } from '@playwright/test';
import type { Tours } from './tour.ts';

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', { name }).first().click();

/** Looks for a parcel that isn't there. */
async function findNothing(page: Page) {
  await main(page).getByRole('textbox', { name: 'Parcel number' }).fill('1');
  await press(page, 'Find');
}

async function pasteOrders(page: Page) {
  await press(page, 'Use sample rows');
  await press(page, 'Book the rows');
}

async function bookParcel(page: Page) {
  await page.getByLabel('Receiver', { exact: true }).fill('Rahima');
  await page.getByLabel('Receiver’s phone').fill('01712345678');
  await page.getByLabel('What is inside').fill('Cloth');
  await press(page, 'Book a parcel');
}

export const courierTours: Tours = {
  dakghuri: {
    screens: [
      { hash: '#/' },
      { hash: '#/', open: (page) => page.getByRole('button', { name: 'বাংলা' }).click() },
      { hash: '#/', open: findNothing },
      { hash: '#/track/DG-70421' },
      { hash: '#/note/DG-70421' },
      { hash: '#/parcels' },
      { hash: '#/parcels', role: 'Merchant' },
      { hash: '#/paste', role: 'Merchant' },
      {
        hash: '#/paste',
        role: 'Merchant',
        async open(page) {
          await press(page, 'Sample with mistakes');
          await press(page, 'Book the rows');
        },
      },
      { hash: '#/paste', role: 'Merchant', open: pasteOrders },
      { hash: '#/book', role: 'Merchant' },
      { hash: '#/book', role: 'Merchant', open: (page) => press(page, 'Book a parcel') },
      { hash: '#/payouts', role: 'Merchant' },
      { hash: '#/payouts/211', role: 'Merchant' },
      { hash: '#/office', role: 'Admin' },
      { hash: '#/office', role: 'Admin', open: (page) => press(page, /^Pay out/) },
      { hash: '#/rider', role: 'Rider' },
      { hash: '#/rider', role: 'Rider', open: (page) => press(page, /^Deliver/) },
    ],
    async firstTask(page) {
      await main(page)
        .getByRole('link', { name: /^I send parcels/ })
        .click();
      await main(page).getByRole('link', { name: 'Orders from Excel' }).click();
      await pasteOrders(page);
    },
  },
  nodipath: {
    screens: [
      { hash: '#/' },
      { hash: '#/', open: (page) => page.getByRole('button', { name: 'বাংলা' }).click() },
      { hash: '#/', open: findNothing },
      { hash: '#/track/NP-88213' },
      { hash: '#/note/NP-88213' },
      { hash: '#/counters' },
      { hash: '#/book' },
      { hash: '#/book', role: 'Merchant' },
      { hash: '#/book', role: 'Merchant', open: (page) => press(page, 'Book a parcel') },
      { hash: '#/book', role: 'Merchant', open: bookParcel },
      { hash: '#/parcels', role: 'Merchant' },
      { hash: '#/lorries', role: 'Admin' },
      { hash: '#/lorries', role: 'Admin', open: (page) => press(page, /^Arrived at/) },
      { hash: '#/lorries/np-0613', role: 'Admin' },
      { hash: '#/lorries/np-0613', role: 'Admin', open: (page) => press(page, 'Let it leave') },
      { hash: '#/rider', role: 'Rider' },
      { hash: '#/rider', role: 'Rider', open: (page) => press(page, /^Hand over/) },
    ],
    async firstTask(page) {
      await page.locator('header').getByRole('link', { name: 'Book' }).click();
      await page.getByRole('button', { name: 'Log in as Merchant' }).click();
      await bookParcel(page);
    },
  },
};
