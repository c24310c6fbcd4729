import type { Page } from '@playwright/test';
import type { Screen, Tours } from './tour.ts';

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();

/** A form that is sent with nothing in it, so that each field says what it wants. */
const refused = (hash: string, button: string): Screen => ({ hash, open: press(button) });

/** The year of accounts that ended last. */
async function openLatestAccounts(page: Page) {
  await page.getByRole('main').getByRole('link', { name: /–/ }).first().click();
  await page.getByRole('button', { name: 'Print or save as PDF' }).waitFor();
}

async function applyToNonajol(page: Page) {
  await page.getByRole('textbox', { name: 'Your name' }).fill('Salma Khatun');
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('01700-000000');
  await press('Apply')(page);
  await page.getByRole('heading', { name: 'What you wrote here' }).waitFor();
}

async function askForCloth(page: Page) {
  await page.getByRole('radio', { name: /45 in, 114 cm/ }).check();
  await page.getByRole('textbox', { name: 'Company' }).fill('Jansen Naturfaser');
  await page.getByRole('textbox', { name: 'City and country' }).fill('Hamburg, Germany');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('jansen@example.com');
  await page.getByRole('textbox', { name: 'How many 20 ft boxes' }).fill('2');
  await page.getByRole('combobox', { name: 'Ship in' }).selectOption({ index: 3 });
  await page.getByRole('combobox', { name: 'Sample first?' }).selectOption('Yes, by air');
  await press('Send enquiry')(page);
}

async function track(page: Page, number: string) {
  await page.getByRole('textbox', { name: 'Container number' }).fill(number);
  await press('Track box')(page);
}

export const organisationTours: Tours = {
  'balucharer-alo': {
    screens: [
      { hash: '#/' },
      { hash: '#/projects' },
      { hash: '#/projects/upazila/sundarganj' },
      { hash: '#/projects/flood-food' },
      { hash: '#/projects/raised-homes' },
      { hash: '#/accounts' },
      { hash: '#/accounts/0' },
      { hash: '#/jobs' },
      refused('#/jobs/teacher', 'Apply'),
      { hash: '#/jobs/accountant' },
      { hash: '#/give' },
      { hash: '#/give', open: press('Give ৳ 500') },
    ],
    async firstTask(page) {
      await page.getByRole('link', { name: 'Projects', exact: true }).click();
      await page.getByRole('link', { name: 'Sundarganj', exact: true }).click();
    },
  },
  nonajol: {
    screens: [
      { hash: '#/' },
      {
        hash: '#/',
        async open(page) {
          await page.getByRole('radio', { name: 'Other amount' }).check();
          await page.getByRole('textbox', { name: 'Your amount in taka' }).fill('10');
          await press('Give ৳ 10 a month')(page);
        },
      },
      { hash: '#/', open: press('Give ৳ 2,000 a month') },
      { hash: '#/', open: openLatestAccounts },
      { hash: '#/water' },
      { hash: '#/water/sweet-ponds' },
      { hash: '#/groups' },
      { hash: '#/accounts' },
      { hash: '#/tenders' },
      refused('#/tenders/cement', 'Ask for the schedule'),
      { hash: '#/tenders/pump' },
      { hash: '#/jobs' },
      { hash: '#/jobs/engineer', open: applyToNonajol },
    ],
    firstTask: press('Give ৳ 2,000 a month'),
  },
  itbhata: {
    screens: [
      { hash: '#/' },
      { hash: '#/', open: press('Full view: Plan, ground floor') },
      { hash: '#/houses/site/up-to-three' },
      { hash: '#/houses/wari' },
      { hash: '#/schools' },
      { hash: '#/schools/arches' },
      { hash: '#/notes' },
      refused('#/office', 'Write to the office'),
    ],
    firstTask: press('Full view: Plan, ground floor'),
  },
  'rikta-anjum': {
    screens: [
      { hash: '#/' },
      { hash: '#/books/age/five-to-seven' },
      {
        hash: '#/',
        open: (page) =>
          page
            .getByRole('button', { name: /^Full view: / })
            .first()
            .click(),
      },
      { hash: '#/inside' },
      { hash: '#/inside/book/tiger' },
      { hash: '#/prices' },
      refused('#/write', 'Write to me'),
    ],
    firstTask: (page) => page.getByRole('link', { name: '5 to 7', exact: true }).click(),
  },
  patkathi: {
    screens: [
      { hash: '#/' },
      refused('#/hessian', 'Send enquiry'),
      { hash: '#/hessian', open: askForCloth },
      { hash: '#/hessian', open: (page) => page.getByText('OEKO-TEX').click() },
      { hash: '#/yarn' },
      { hash: '#/sacking' },
      { hash: '#/bags' },
      { hash: '#/mill' },
      refused('#/contact', 'Send'),
    ],
    firstTask: askForCloth,
  },
  'nongor-pal': {
    screens: [
      { hash: '#/' },
      { hash: '#/', open: (page) => track(page, 'NPLU 482016-7') },
      { hash: '#/schedule/NPLU4820161' },
      { hash: '#/schedule/now/sea' },
      { hash: '#/tariff' },
      {
        hash: '#/tariff',
        open: (page) =>
          page.getByRole('textbox', { name: 'How many: Terminal handling, 20 ft' }).fill('2'),
      },
      refused('#/clearing', 'Ask for a price'),
      { hash: '#/offices' },
    ],
    firstTask: (page) => track(page, 'NPLU 482016-1'),
  },
};
