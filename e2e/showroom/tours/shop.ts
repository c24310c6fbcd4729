import type { Page } from '@playwright/test';
import { bangla, english, everyShop } from './shop-screens.ts';
import type { Tours } from './tour.ts';

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();
const buy = press(english.add);

async function searchPotatoes(page: Page) {
  await page.getByRole('searchbox').fill('alu');
  await page.getByRole('button', { name: 'Add to bag: Potato, Bogura' }).click();
}

async function holdBesides(page: Page) {
  const choice = page.getByRole('combobox', { name: 'Compare' }).last();
  await choice.selectOption('Baul 16 Stand');
}

async function lookUp(page: Page, serial: string) {
  await page.getByRole('textbox', { name: /Serial number/ }).fill(serial);
  await page.getByRole('button', { name: 'Search' }).click();
}

export const shopTours: Tours = {
  'megh-maku': {
    screens: [
      ...everyShop(buy, '#/goods/jamdani-sky'),
      { hash: '#/', open: press('Aanchal') },
      { hash: '#/shelf/weave.half-silk/colour.peacock' },
      { hash: '#/shelf/weave.half-silk', open: press('up to ৳ 2,000') },
    ],
    firstTask: press('Aanchal'),
  },
  jhuribhora: {
    screens: [
      ...everyShop(buy, '#/goods/rui-fish'),
      { hash: '#/', open: searchPotatoes },
      { hash: '#/', open: (page) => page.getByRole('searchbox').fill('xyzzy') },
    ],
    firstTask: searchPotatoes,
  },
  'volt-baksho': {
    screens: [
      ...everyShop(buy, '#/goods/doyel-7'),
      { hash: '#/', open: holdBesides },
      { hash: '#/shelf/kind.phone' },
      { hash: '#/warranty' },
      { hash: '#/warranty', open: (page) => lookUp(page, '356789104523715') },
      { hash: '#/warranty', open: (page) => lookUp(page, '356789104523716') },
    ],
    firstTask: holdBesides,
  },
  'dui-molat': {
    screens: [
      ...everyShop(press(bangla.add), '#/goods/padma', bangla),
      { hash: '#/', open: (page) => page.getByRole('searchbox').fill('podma') },
      { hash: '#/', open: (page) => page.getByRole('searchbox').fill('') },
      { hash: '#/goods/nodir-kache-chithi/inside' },
      { hash: '#/goods/sultanas-dream/inside' },
      { hash: '#/goods/lalsalu' },
    ],
    firstTask: (page) => page.getByRole('searchbox').fill('podma'),
  },
  kathchapa: {
    screens: [
      ...everyShop(press(/Pay half now/), '#/goods/jamini-wardrobe'),
      { hash: '#/shelf/kind.desk' },
    ],
    async firstTask(page) {
      await page.getByRole('button', { name: 'Mahogany' }).click();
      await page.getByRole('button', { name: '5 × 7 ft' }).click();
      await page.getByRole('button', { name: 'Walnut' }).click();
      await page.getByRole('button', { name: /Pay half now/ }).click();
    },
  },
  'neem-shiuli': {
    screens: [
      ...everyShop(buy, '#/goods/shiuli-night-cream'),
      {
        hash: '#/orders',
        role: 'user',
        async open(page) {
          await page.getByRole('button', { name: 'Order again' }).click();
          await page.getByRole('button', { name: 'Yes, order it' }).click();
          await page.getByRole('button', { name: 'Every 2 months' }).first().click();
          await page.getByRole('button', { name: 'Cancel it' }).click();
        },
      },
      {
        hash: '#/orders',
        role: 'user',
        async open(page) {
          await page.getByRole('link', { name: 'Neem face wash' }).first().click();
          await page.getByRole('button', { name: 'Put it up' }).click();
        },
      },
    ],
    async firstTask(page) {
      await page.getByRole('link', { name: 'My orders' }).click();
      await page.getByRole('button', { name: 'Log in as user' }).click();
      await page.getByRole('button', { name: 'Order again' }).click();
      await page.getByRole('button', { name: 'Yes, order it' }).click();
    },
  },
};
