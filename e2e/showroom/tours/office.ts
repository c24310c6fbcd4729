import type { Page } from '@playwright/test';
import type { Tours } from './tour.ts';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const write = (page: Page, field: string, text: string) =>
  page.getByRole('textbox', { name: field }).fill(text);

async function weighShift(page: Page) {
  await write(page, 'Kilograms', '404');
  await press(page, 'Enter it');
}

async function spreadHire(page: Page, hire: string) {
  await write(page, 'Truck hire', hire);
  await press(page, 'Spread again');
}

export const officeTours: Tours = {
  takli: {
    screens: [
      { hash: '#/' },
      { hash: '#/', open: (page) => press(page, 'Today') },
      { hash: '#/', open: weighShift },
      {
        hash: '#/',
        async open(page) {
          await write(page, 'Kilograms', '120');
          await press(page, 'Enter it');
        },
      },
      { hash: '#/cotton' },
      {
        hash: '#/cotton',
        async open(page) {
          await write(page, 'Bales', '999');
          await press(page, /^Issue$/);
        },
      },
      { hash: '#/stores' },
      {
        hash: '#/stores',
        async open(page) {
          await write(page, 'Quantity (kg)', '500');
          await press(page, 'Move it');
        },
      },
      { hash: '#/orders' },
      { hash: '#/orders', open: (page) => press(page, /^Deliver and invoice/) },
      { hash: '#/invoice/1' },
    ],
    firstTask: weighShift,
  },
  godhuli: {
    screens: [
      { hash: '#/' },
      { hash: '#/', open: (page) => spreadHire(page, 'lots') },
      { hash: '#/', open: (page) => press(page, 'Receive into a godown') },
      { hash: '#/stores' },
      { hash: '#/orders' },
      { hash: '#/orders', open: (page) => press(page, 'Approve: Order 318') },
      { hash: '#/orders', open: (page) => press(page, 'Deliver and invoice: Order 320') },
      {
        hash: '#/orders',
        async open(page) {
          await write(page, 'Pressure cooker 5 L', '9000');
          await press(page, 'Write the order');
        },
      },
      { hash: '#/vat' },
      {
        hash: '#/vat',
        open: (page) =>
          page.getByRole('group', { name: 'Tax period' }).getByRole('button').last().click(),
      },
      { hash: '#/invoice/1' },
    ],
    firstTask: (page) => spreadHire(page, '90,160'),
  },
};
