import { expect, test } from 'vitest';
import { figuresWritten } from './stray-figures.ts';
import { contentCopy } from './testing.ts';

const copy = contentCopy();

test.each([
  ['From ৳1,500 a month', 'amount', '৳1,500'],
  ['Above ৳ 5 crore a year', 'amount', '৳ 5 crore'],
  ['It costs BDT 40000.', 'amount', 'BDT 40000'],
  ['Ten taka short', 'amount', 'Ten taka'],
  ['শাখাপ্রতি মাসে ১,৫০০ টাকা থেকে', 'amount', '১,৫০০ টাকা'],
  ['মাসে ৳ ১,৫০০ থেকে', 'amount', '৳ ১,৫০০'],
  ['১২ লাখ ৫০ হাজার টাকা', 'amount', '৫০ হাজার টাকা'],
  ['For three months after handover', 'period', 'three months'],
  ['In use within 10 working days', 'period', '10 working days'],
  ['a two-week trial', 'period', 'two-week'],
  ['তিন মাস পর্যন্ত', 'period', 'তিন মাস'],
  ['দশ কর্মদিবসের মধ্যে', 'period', 'দশ কর্মদিবস'],
  ['ছয় সপ্তাহে চালু', 'period', 'ছয় সপ্তাহ'.normalize('NFC')],
])('%j writes a figure', (text, kind, written) => {
  expect(figuresWritten(text)).toEqual([{ kind, written }]);
});

test.each([
  'From {rent:POS} a month, in {time:POS}',
  '{book:warranty} মাস পর্যন্ত, বছরে {rent:EMIS}',
  'You hear from us by the end of the next working day.',
  'An invoice in taka, with the day of payment',
  'টাকায় বিল, মাস শেষে হিসাব, একদিন দেখে যান',
  'Read it from the first week; a day off, some weeks later',
  'Open at 10:00 on 20 November 2026',
])('%j writes none', (text) => {
  expect(figuresWritten(text)).toEqual([]);
});

const process = 'process/3-development/index.yaml';

test('an amount or a period outside the price book is named with what to write instead', () => {
  const text = {
    en: 'A counter costs ৳1,575, and faults are mended for three months.',
    bn: 'একটি কাউন্টার ১,৫৭৫ টাকা, ভুল ঠিক করি তিন মাস।',
  };
  const told = 'what a buyer pays or waits for stands in content/prices alone: write';
  expect(copy.sentencesAfterSetting(process, 'text', text)).toEqual([
    `content/${process} → text.en: writes “৳1,575”; ${told} {rent:POS}, or say it without the figure.`,
    `content/${process} → text.en: writes “three months”; ${told} {book:warranty}, or say it without the figure.`,
    `content/${process} → text.bn: writes “১,৫৭৫ টাকা”; ${told} {rent:POS}, or say it without the figure.`,
    `content/${process} → text.bn: writes “তিন মাস”; ${told} {time:POS}, {book:warranty}, or say it without the figure.`,
  ]);
});

test('a figure that the book does not have is told by examples', () => {
  const text = { en: 'It costs ৳7.', bn: 'দাম বলি।' };
  expect(copy.sentencesAfterSetting(process, 'text', text)).toEqual([
    expect.stringContaining('write {rent:POS}, {buy:e-commerce}, or say it without'),
  ]);
});

test.each([
  ['testimonials/kajaldighi-traders/index.yaml', 'quote'],
  ['openings/software-engineer/index.yaml', 'requirements.0'],
  ['projects/spice-wholesaler/index.yaml', 'size'],
  ['products/POS/index.yaml', 'day.moments.0.text'],
  ['products/POS/index.yaml', 'picture.alt'],
])('%s may tell of weeks and of taka at %s, which are not the company’s offer', (file, at) => {
  const text = { en: 'Two weeks, and ৳900 found', bn: 'দুই সপ্তাহ, আর ৯০০ টাকা পাওয়া' };
  expect(copy.sentencesAfterSetting(file, at, text)).toEqual([]);
});

test('the turnover of the law may stand anywhere, what the terms charge may not', () => {
  const law = { en: 'Above ৳5 crore the law asks.', bn: '৫ কোটি টাকার ওপরে আইনে লাগে।' };
  expect(copy.sentencesAfterSetting(process, 'text', law)).toEqual([]);
  const message = copy.sentencesAfterSetting('terms/index.yaml', 'entries.leaving.text', {
    en: 'You give 30 days of notice and pay ৳500.',
    bn: 'আগে জানাবেন।',
  });
  expect(message).toEqual([expect.stringContaining('entries.leaving.text.en: writes “৳500”')]);
});
