import { expect, test } from 'vitest';
import { differencesOf } from './changed-texts.ts';

const first = { name: { en: 'Look', bn: 'দেখুন' }, note: { en: 'Free', bn: 'ফ্রি' } };
const second = { name: { en: 'Buy', bn: 'কিনুন' }, note: { en: 'Free', bn: 'ফ্রি' } };

const published = {
  title: { en: 'POS', bn: 'পস' },
  offer: { from: 1500, sample: true },
  picture: { src: 'picture/src.jpg', alt: { en: 'A counter', bn: 'কাউন্টার' } },
  steps: [first, second],
};

const none = { texts: [], numbers: [], pictures: [], others: [] };

test('a text that stands once is told with what stood there', () => {
  const values = { ...published, title: { en: 'Point of sale', bn: 'পস' } };
  expect(differencesOf(published, values, [], 'en')).toEqual({
    ...none,
    texts: [{ path: ['title'], before: 'POS', after: 'Point of sale' }],
  });
  expect(differencesOf(published, values, [], 'bn')).toEqual(none);
});

test('what stands there twice and what is added are other changes; numbers are told as pages write them', () => {
  const values = {
    ...published,
    offer: { from: 1750 },
    steps: [{ ...first, note: { en: '৳ 500', bn: 'ফ্রি' } }, second, { name: { en: 'Pay' } }],
  };
  const { texts, numbers, others } = differencesOf(published, values, [], 'en');
  expect(texts).toEqual([]);
  expect(numbers).toEqual([{ path: ['offer', 'from'], before: '1,500', after: '1,750' }]);
  expect(differencesOf(published, values, [], 'bn').numbers).toMatchObject([{ before: '১,৫০০' }]);
  expect(others).toEqual([
    ['steps', 0, 'note'],
    ['steps', 2],
  ]);
});

test('a price of the book is told with VAT, as pages have it', () => {
  const book = (base: number) => ({ vat: { rate: 5 }, plans: [{ rent: { price: { base } } }] });
  expect(differencesOf(book(1500), book(1750), [], 'en').numbers).toEqual([
    { path: ['plans', 0, 'rent', 'price', 'base'], before: '1,575', after: '1,837.50' },
  ]);
});

test('an item that is added or taken away changes none of those around it', () => {
  const added = { name: { en: 'Pay' }, note: { en: 'Soon' } };
  const longer = { ...published, steps: [first, added, second] };
  expect(differencesOf(published, longer, [], 'en')).toEqual({ ...none, others: [['steps', 1]] });
  expect(differencesOf(longer, published, [], 'en')).toEqual({ ...none, others: [['steps', 1]] });
});

test('a picture that is another one is told by what is said of the one before', () => {
  const src = ['picture', 'src'];
  const values = { ...published, picture: { ...published.picture, src: 'picture/src.png' } };
  expect(differencesOf(published, values, [src], 'bn')).toEqual({
    ...none,
    pictures: [{ path: src, alt: 'কাউন্টার' }],
  });
  const { picture: _none, ...without } = published;
  expect(differencesOf(without, published, [src], 'en')).toEqual({
    ...none,
    others: [['picture']],
  });
});

test('where Bangla is missing a page shows English', () => {
  const values = { ...published, title: { en: 'Till', bn: '' } };
  expect(differencesOf(published, values, [], 'bn').texts).toEqual([
    { path: ['title'], before: 'পস', after: 'Till' },
  ]);
});
