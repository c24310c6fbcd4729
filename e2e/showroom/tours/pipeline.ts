import type { Page } from '@playwright/test';
import type { Tours } from './tour.ts';

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();
const follow = (page: Page, name: string) => page.getByRole('link', { name }).first().click();

async function noteVisit(page: Page) {
  await page.getByRole('textbox', { name: 'What came of it' }).fill('Signs on Friday');
  await press(page, 'Visit made');
}

async function bookFlat(page: Page) {
  await follow(page, '9B, free');
  await page.getByRole('textbox', { name: 'Buyer' }).fill('Rahima Khatun');
  await page.getByRole('textbox', { name: 'Telephone' }).fill('01710009900');
  await press(page, 'Book it');
}

export const pipelineTours: Tours = {
  langol: {
    screens: [
      { hash: '#/' },
      { hash: '#/', open: noteVisit },
      { hash: '#/', open: (page) => press(page, 'Visit made') },
      { hash: '#/leads' },
      {
        hash: '#/leads',
        open: (page) =>
          page.getByRole('button', { name: 'Rasheda Parvin: to Saw it work' }).click(),
      },
      { hash: '#/leads', open: (page) => press(page, 'Put it on the board') },
      { hash: '#/diary' },
      { hash: '#/diary', open: (page) => press(page, 'Put it in the diary') },
      { hash: '#/quotations' },
      {
        hash: '#/quotations',
        async open(page) {
          await page.getByRole('textbox', { name: 'Now, on delivery' }).fill('9999999');
          await press(page, 'Write the quotation');
        },
      },
      { hash: '#/quotations', open: (page) => press(page, 'Write the quotation') },
      { hash: '#/quotation/1' },
      { hash: '#/service' },
      { hash: '#/service', open: (page) => press(page, /^Service booked/) },
    ],
    firstTask: noteVisit,
  },
  chilekotha: {
    screens: [
      { hash: '#/' },
      { hash: '#/', open: (page) => follow(page, '9B, free') },
      { hash: '#/', open: bookFlat },
      { hash: '#/house/9B', open: (page) => press(page, 'Book it') },
      { hash: '#/house/9A' },
      { hash: '#/schedule/5B' },
      { hash: '#/leads' },
      { hash: '#/diary' },
      { hash: '#/cheques' },
      { hash: '#/cheques', open: (page) => press(page, /^Send the SMS/) },
    ],
    firstTask: bookFlat,
  },
};
