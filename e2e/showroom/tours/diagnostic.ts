import type { Page } from '@playwright/test';
import { takeDesk } from '../take-desk.ts';
import type { Tours } from './tour.ts';

const role = 'For Diagnostic';
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();
const write = (page: Page, field: string, text: string) =>
  page.getByRole('textbox', { name: field }).fill(text);

async function giveSerial(page: Page) {
  await write(page, 'Patient’s name', 'Rahima');
  await write(page, 'Mobile number', '01700 000 999');
  await press(page, /^Give serial/);
}

async function makeBill(page: Page) {
  await write(page, 'Patient’s name', 'Rahima');
  await write(page, 'Mobile number', '01700 000 999');
  await write(page, 'Age in years', '30');
  await page.getByRole('checkbox', { name: /Complete blood count/ }).check();
  await page.getByRole('checkbox', { name: /Lipid profile/ }).check();
  await press(page, 'Save the bill');
}

async function openLabels(page: Page) {
  await makeBill(page);
  await page.getByRole('link', { name: /^Sample labels/ }).click();
}

async function signReport(page: Page) {
  await takeDesk(page);
  await press(page, 'Sign report');
  await page.getByRole('link', { name: /^Open the report/ }).click();
}

export const diagnosticTours: Tours = {
  'shanto-nodi': {
    screens: [
      { hash: '#/' },
      { hash: '#/', open: giveSerial },
      { hash: '#/', open: (page) => press(page, /^Give serial/) },
      { hash: '#/', open: (page) => press(page, 'Call the next') },
      { hash: '#/', open: (page) => press(page, 'Dr Partha Mitra') },
      { hash: '#/bill' },
      { hash: '#/bill', open: (page) => press(page, 'Save the bill') },
      { hash: '#/bill', open: makeBill },
      { hash: '#/bill', open: openLabels },
      { hash: '#/samples' },
      { hash: '#/samples/22872' },
      { hash: '#/samples/22872', role },
      { hash: '#/samples/22872', role, open: (page) => press(page, 'Consolidation') },
      { hash: '#/delivery' },
      { hash: '#/delivery', role },
      { hash: '#/day', role },
      {
        hash: '#/delivery',
        role,
        async open(page) {
          await page.getByRole('link', { name: /Jahanara Begum/ }).click();
          await press(page, 'Hand over');
        },
      },
      {
        hash: '#/delivery',
        role,
        open: (page) =>
          page.getByRole('searchbox', { name: 'Name, bill or mobile number' }).fill('nobody'),
      },
    ],
    firstTask: giveSerial,
  },
  onubikkhon: {
    screens: [
      { hash: '#/' },
      { hash: '#/', open: (page) => press(page, /^Dhap/) },
      { hash: '#/samples/60423' },
      { hash: '#/samples/60423', role },
      { hash: '#/samples/60423', role, open: (page) => press(page, /^Take from/) },
      { hash: '#/samples/60412', role },
      { hash: '#/samples/60412', role, open: (page) => press(page, 'Take over') },
      { hash: '#/samples/60412', role, open: takeDesk },
      { hash: '#/samples/60412', role, open: signReport },
      { hash: '#/report/60412' },
      { hash: '#/bill' },
      { hash: '#/bill', open: makeBill },
      { hash: '#/bill', open: openLabels },
      { hash: '#/delivery' },
      { hash: '#/delivery', role },
    ],
    async firstTask(page) {
      await page.getByRole('link', { name: /TSH.*OB 60423/ }).click();
      await press(page, 'Log in as clinic staff');
      await press(page, /^Take from/);
    },
  },
};
