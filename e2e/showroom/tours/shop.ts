import type { Page } from '@playwright/test';
import type { Screen, Tours } from './tour.ts';

/** The words of a shop's screens in the language that it speaks. */
const english = {
  add: 'Add to bag',
  name: 'Your name',
  address: 'Address',
  order: 'Place the order',
  payment: 'How to pay',
  card: 'Card (test)',
  saveStock: /^Save: /,
};
const bangla: typeof english = {
  add: 'ব্যাগে নিন',
  name: 'আপনার নাম',
  address: 'ঠিকানা',
  order: 'অর্ডার দিন',
  payment: 'কীভাবে দেবেন',
  card: 'কার্ড (টেস্ট)',
  saveStock: /^সেভ করুন: /,
};

async function placeOrder(page: Page, words = english) {
  await page.getByRole('textbox', { name: words.name }).fill('Rahima');
  await page.getByRole('textbox', { name: words.address }).fill('Sherpur Road, Bogura');
  await page.getByRole('button', { name: words.order }).click();
}

/**
 * What is met in every shop.
 * @param buy puts something into the bag of the shop and opens the bag
 * @param product a product in stock, by its address
 */
const everyShop = (
  buy: (page: Page) => Promise<void>,
  product: string,
  words = english,
): readonly Screen[] => [
  { hash: '#/' },
  { hash: product },
  { hash: '#/basket' },
  {
    hash: product,
    async open(page) {
      await buy(page);
      await page.getByRole('button', { name: words.order }).click();
      await page.getByRole('combobox', { name: words.payment }).selectOption(words.card);
    },
  },
  {
    hash: product,
    async open(page) {
      await buy(page);
      const day = page.getByRole('table').getByRole('button').first();
      if (await day.isVisible()) await day.click();
      await placeOrder(page, words);
    },
  },
  { hash: '#/orders' },
  { hash: '#/orders', role: 'user' },
  { hash: '#/office' },
  {
    hash: '#/office',
    role: 'admin',
    async open(page) {
      const shelf = page.getByRole('listitem').filter({
        has: page.getByRole('button', { name: words.saveStock }),
      });
      await shelf.getByRole('textbox').first().fill('-2');
      await shelf.getByRole('button').first().click();
    },
  },
];

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
    },
  },
};
