import type { Page } from '@playwright/test';
import type { Tours } from './tour.ts';

async function fillInGuest(page: Page) {
  await page.getByRole('textbox', { name: 'Your name' }).fill('Rahima');
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('01711000000');
}

async function holdCabin(page: Page) {
  await page.getByRole('button', { name: 'Cabin 7, free' }).click();
  await page.getByRole('checkbox', { name: /^Meals/ }).check();
  await fillInGuest(page);
  await page.getByRole('button', { name: 'Book Cabin 7' }).click();
}

async function askForCode(page: Page) {
  await page.getByRole('button', { name: /^Dr Asif Mahmud/ }).click();
  await page.getByRole('button', { name: '4.00 pm', exact: true }).click();
  await fillInGuest(page);
  await page.getByRole('button', { name: 'Confirm by SMS code' }).click();
}

export const bookingTours: Tours = {
  keora: {
    screens: [
      { hash: '#/' },
      {
        hash: '#/',
        open: (page) => page.getByRole('button', { name: 'Cabin 7, free' }).click(),
      },
      { hash: '#/', open: holdCabin },
      { hash: '#/mine' },
      { hash: '#/sheet' },
      {
        hash: '#/sheet',
        open: (page) => page.getByRole('button', { name: 'Cancel booking: Mahbub Alam' }).click(),
      },
    ],
    async firstTask(page) {
      await holdCabin(page);
      await page.getByRole('button', { name: /^Pay ৳/ }).click();
    },
  },
  khilkhil: {
    screens: [
      { hash: '#/' },
      { hash: '#/', open: askForCode },
      { hash: '#/mine' },
      { hash: '#/sheet' },
      { hash: '#/hours' },
      { hash: '#/page/treatments' },
    ],
    async firstTask(page) {
      await askForCode(page);
      const message = await page.getByText(/your code is \d{4}/).textContent();
      const [code = ''] = /\d{4}/.exec(message ?? '') ?? [];
      await page.getByRole('textbox', { name: 'Code from the SMS' }).fill(code);
      await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    },
  },
};
