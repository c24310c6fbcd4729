import type { Page } from '@playwright/test';
import type { Screen } from './tour.ts';

/** The words of a shop's screens in the language that it speaks. */
export const english = {
  add: 'Add to bag',
  name: 'Your name',
  address: 'Address',
  phone: 'Mobile number',
  order: 'Place the order',
  payment: 'How to pay',
  card: 'Card (test)',
  saveStock: /^Save: /,
};
export const bangla: typeof english = {
  add: 'ব্যাগে নিন',
  name: 'আপনার নাম',
  address: 'ঠিকানা',
  phone: 'মোবাইল নম্বর',
  order: 'অর্ডার দিন',
  payment: 'কীভাবে দেবেন',
  card: 'কার্ড (টেস্ট)',
  saveStock: /^সেভ করুন: /,
};

async function placeOrder(page: Page, words = english) {
  await page.getByRole('textbox', { name: words.name }).fill('Rahima');
  await page.getByRole('textbox', { name: words.address }).fill('Sherpur Road, Bogura');
  await page.getByRole('textbox', { name: words.phone }).fill('01711000000');
  await page.getByRole('button', { name: words.order }).click();
}

/**
 * What is met in every shop.
 * @param buy puts something into the bag of the shop and opens the bag
 * @param product a product in stock, by its address
 */
export const everyShop = (
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
