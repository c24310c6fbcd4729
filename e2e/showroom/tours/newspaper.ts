import type { Page } from '@playwright/test';
import type { Tours } from './tour.ts';

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => main(page).getByRole('button', { name }).click();
const write = (page: Page, name: string | RegExp, text: string) =>
  main(page).getByRole('textbox', { name }).fill(text);

async function giveNotice(page: Page) {
  await write(page, 'বিজ্ঞপ্তির কথা', 'বাজারে একটি ছাতা হারিয়েছে।');
  await write(page, 'নাম ও ঠিকানা', 'রহিম, উলিপুর');
  await write(page, 'বিজ্ঞপ্তিতে যে ফোন থাকবে', '01712345679');
  await write(page, 'বিকাশ নম্বর (টেস্ট)', '০১৭১২৩৪৫৬৭৮');
  await press(page, 'টেস্ট বিকাশে দিন');
}

async function subscribe(page: Page) {
  await write(page, 'Your name', 'Rahima Khatun');
  await write(page, 'Mobile number', '01712345678');
  await press(page, 'Pay');
}

async function convert(page: Page, amount: string) {
  await write(page, 'Amount', amount);
  await press(page, 'Convert');
}

async function fileReport(page: Page) {
  await write(page, 'Headline', 'Drums at the fifty');
  await press(page, 'Put in the score');
  await write(page, 'Reporter and place', 'Mita, north stand');
  await press(page, 'Send to the editor');
}

async function search(page: Page, words: string) {
  await main(page).getByRole('searchbox').fill(words);
  await main(page).getByRole('search').getByRole('button').click();
}

/** What every paper has. */
const everywhere = [{ hash: '#/search' }, { hash: '#/archive' }];

export const newspaperTours: Tours = {
  nodimatrik: {
    screens: [
      { hash: '#/' },
      { hash: '#/', open: (page) => press(page, 'পরেরটি আনুন') },
      { hash: '#/live' },
      { hash: '#/paper' },
      { hash: '#/paper/1' },
      { hash: '#/paper/14' },
      { hash: '#/section/economy' },
      { hash: '#/story/jamuna-flood' },
      ...everywhere,
      { hash: '#/search', open: (page) => search(page, 'কাঁচা মরিচ') },
      { hash: '#/archive/2025-02-21' },
    ],
    firstTask: (page) => press(page, 'পরেরটি আনুন'),
  },
  dhorla: {
    screens: [
      { hash: '#/' },
      { hash: '#/areas/ulipur' },
      { hash: '#/areas/ulipur', open: (page) => press(page, 'এটি আমার এলাকা') },
      { hash: '#/haat' },
      { hash: '#/notices' },
      { hash: '#/notices', open: (page) => press(page, 'টেস্ট বিকাশে দিন') },
      { hash: '#/notices', open: giveNotice },
      { hash: '#/approval' },
      { hash: '#/section/farm' },
      { hash: '#/story/aman-harvest' },
      ...everywhere,
    ],
    async firstTask(page) {
      await main(page).getByRole('link', { name: 'উলিপুর', exact: true }).click();
      await press(page, 'এটি আমার এলাকা');
    },
  },
  khatian: {
    screens: [
      { hash: '#/' },
      { hash: '#/markets' },
      { hash: '#/rates' },
      { hash: '#/rates', open: (page) => convert(page, 'a lot') },
      { hash: '#/rates', open: (page) => convert(page, '500') },
      { hash: '#/subscription' },
      { hash: '#/subscription', open: (page) => press(page, 'Pay') },
      { hash: '#/subscription', open: subscribe },
      { hash: '#/section/budget' },
      { hash: '#/story/garment-exports' },
      { hash: '#/story/turnover-tax' },
      { hash: '#/story/chattogram-berths' },
      ...everywhere,
      { hash: '#/search', open: (page) => search(page, 'a word that is nowhere') },
    ],
    async firstTask(page) {
      await page.locator('header').getByRole('link', { name: 'Markets' }).click();
      await main(page)
        .getByRole('table', { name: /Dhaka/ })
        .getByRole('button', { name: /Change/ })
        .click();
    },
  },
  'gallery-theke': {
    screens: [
      { hash: '#/' },
      { hash: '#/', open: (page) => page.getByRole('button', { name: 'বাংলা' }).click() },
      { hash: '#/match' },
      { hash: '#/match', open: (page) => press(page, 'To the end of the over') },
      { hash: '#/league' },
      { hash: '#/fixtures' },
      { hash: '#/fixtures', open: (page) => press(page, 'Football') },
      { hash: '#/desk' },
      { hash: '#/desk', open: (page) => press(page, 'Send to the editor') },
      { hash: '#/desk', open: fileReport },
      { hash: '#/section/cricket' },
      { hash: '#/story/mirpur-middle-order' },
      ...everywhere,
    ],
    firstTask: (page) => press(page, 'Next ball'),
  },
  sadarghat: {
    screens: [
      { hash: '#/' },
      {
        hash: '#/',
        async open(page) {
          await write(page, 'Your e-mail', 'rahima@mail.example');
          await press(page, 'Send it to me');
        },
      },
      { hash: '#/covers' },
      { hash: '#/covers/39' },
      { hash: '#/section/books' },
      { hash: '#/story/keraniganj-launches' },
      ...everywhere,
    ],
    async firstTask(page) {
      await main(page).getByRole('link', { name: 'The last hammers of Keraniganj' }).click();
      await press(page, 'Note 2');
    },
  },
};
