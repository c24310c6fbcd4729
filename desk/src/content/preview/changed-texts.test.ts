import { expect, test } from 'vitest';
import { differencesOf } from './changed-texts.ts';

const first = { name: { en: 'Look', bn: 'দেখুন' }, note: { en: 'Free', bn: 'ফ্রি' } };
const second = { name: { en: 'Buy', bn: 'কিনুন' }, note: { en: 'Free', bn: 'ফ্রি' } };

const published = {
  title: { en: 'POS', bn: 'পস' },
  offer: { from: 1500 },
  steps: [first, second],
};

test('a text that stands once is told with what stood there', () => {
  const values = { ...published, title: { en: 'Point of sale', bn: 'পস' } };
  expect(differencesOf(published, values, 'en')).toEqual({
    texts: [{ path: ['title'], before: 'POS', after: 'Point of sale' }],
    numbers: [],
    others: 0,
  });
  expect(differencesOf(published, values, 'bn')).toEqual({ texts: [], numbers: [], others: 0 });
});

test('what stands there twice and what is added are other changes; numbers are told as pages write them', () => {
  const values = {
    ...published,
    offer: { from: 1750 },
    steps: [{ ...first, note: { en: '৳ 500', bn: 'ফ্রি' } }, second, { name: { en: 'Pay' } }],
  };
  const { texts, numbers, others } = differencesOf(published, values, 'en');
  expect(texts).toEqual([]);
  expect(numbers).toEqual([{ path: ['offer', 'from'], before: '1,500', after: '1,750' }]);
  expect(differencesOf(published, values, 'bn').numbers).toMatchObject([{ before: '১,৫০০' }]);
  // The note, the length of the list, and the name of its new step.
  expect(others).toBe(3);
});

test('where Bangla is missing a page shows English', () => {
  const values = { ...published, title: { en: 'Till', bn: '' } };
  expect(differencesOf(published, values, 'bn').texts).toEqual([
    { path: ['title'], before: 'পস', after: 'Till' },
  ]);
});
