import { weeksOf } from '@nokshi/prices/offer.ts';
import { tellings } from '@nokshi/prices/testing.ts';
import { describe, expect, it, test } from 'vitest';
import { llmsText } from '../../seo/llms.ts';
import { contentForTests } from '../../seo/testing.ts';
import { figuresNamedIn } from '../figures.ts';
import { readContent } from './content-files.ts';
import { strayFigureProblems } from './stray-figures.ts';
import { content } from './testing.ts';
import { wordsIn } from './words-in-file.ts';

// Where two places of content/ once said different things, so that they never do again.

const { files } = readContent(content);
const message = files.flatMap((file) =>
  wordsIn(file).map(({ path, words: { en = '', bn = '' } }) => ({
    ...{ at: `${file.folder}/${file.id}: ${path.join('.')}`, en, bn },
  })),
);

/** What stands at one place. */
function textAt(at: string) {
  const text = message.find((one) => one.at === at);
  if (!text) throw new Error(`content/ has nothing at ${at}`);
  return text;
}

/** The answer to a frequent question. */
function answerTo(question: string) {
  const at = message.find(({ en }) => en === question)?.at ?? question;
  return textAt(at.replace(/question$/, 'answer'));
}

describe('what was told is as long as the price book gives, and written nowhere else', () => {
  const projects = contentForTests().projects;

  it.each([
    ['a shop and a pharmacy', ['POS', 'pharmacy']],
    ['a school and a newspaper', ['EMIS', 'newspaper']],
    ['a courier and a diagnostic centre', ['courier-websites', 'diagnostic']],
    ['ERP and HRM', ['ERP', 'HRM']],
  ])('%s', (_, keys) => {
    for (const key of keys) {
      const plan = tellings.en.book.plans.find((one) => one.key === key);
      const told = projects.filter(({ priced }) => priced.plan === key);
      expect(told.length, key).toBeGreaterThan(0);
      for (const { weeks, priced } of told) {
        const { from, to } = weeksOf(plan?.period ?? { unit: 'week', steps: [] }, priced.size);
        expect(weeks, key).toBeGreaterThanOrEqual(from);
        expect(weeks, key).toBeLessThanOrEqual(to);
      }
    }
    expect(strayFigureProblems(files)).toEqual([]);
  });
});

test('a company website has its two prices from the book, the one of a ready design and the other', () => {
  const { en, bn } = answerTo('How much does the software cost?');
  for (const text of [en, bn]) {
    expect(figuresNamedIn(text)).toEqual([
      ...['rent:POS', 'rent:EMIS', 'buy:portfolio-websites', 'buy:web-development'],
    ]);
  }
});

test('whoever writes hears by the end of the next working day, wherever an answer is promised', () => {
  const promises = message.filter(({ en }) => /hear from (?:us|them)|answers by the end/.test(en));
  expect(promises.length).toBeGreaterThan(5);
  for (const { at, en, bn } of promises) {
    expect(en, at).toContain('by the end of the next working day');
    expect(bn, at).toContain('পরের কর্মদিবসের');
  }
  expect(
    message.filter(({ en }) => /\bworking hours of\b|within \w+ working hours/.test(en)),
  ).toEqual([]);
});

test('a Thursday evening is for what must not disturb an open office, and for nothing else', () => {
  const career = message.find(({ en }) => en.includes('Nothing goes live on a Thursday evening'));
  expect(career?.en).toContain(
    'except what must not disturb an open office, such as moving a website',
  );
  const others = message.filter(
    ({ at, en }) => /Thursday (?:night|evening)/.test(en) && !/alt$/.test(at),
  );
  const onlyMoving = others.filter(
    ({ en }) => !/\bmove you\b|moving a website|rooms are free/.test(en),
  );
  expect(onlyMoving).toEqual([]);
});

test('source code is read from the first week and owned with the final payment, wherever it is told', () => {
  const promised = message.filter(
    ({ at, en }) =>
      /^(?:terms|prices|pages\/faq|services\/web-development)/.test(at) &&
      /(?:source code|repository).*(?:payment|week)/i.test(en),
  );
  expect(promised.length).toBeGreaterThan(4);
  for (const { at, en, bn } of promised) {
    // What is handed over on the last day speaks of that day alone.
    if (en.startsWith('With the final payment')) continue;
    expect(en, at).toMatch(/from the first week.*final payment/);
    expect(bn, at).toMatch(/প্রথম সপ্তাহ.*শেষ কিস্তি/);
  }
});

test('the second part is due when the first complete version was tried, as much as the book says', () => {
  for (const { at, en, bn } of [
    textAt('terms/terms: entries.payment.text'),
    answerTo('Can we pay in instalments?'),
  ]) {
    expect(figuresNamedIn(en), at).toEqual(['book:first', 'book:second', 'book:third']);
    expect(figuresNamedIn(bn), at).toEqual(['book:first', 'book:second', 'book:third']);
    expect(en, at).toContain('tried the first complete version on the test site');
    expect(bn, at).toContain('প্রথমবার পুরো সফটওয়্যার চালিয়ে দেখার পর');
  }
});

test('warranty and care are the same in the terms and in the answers', () => {
  const { en } = answerTo('What happens after the software is handed over?');
  expect(figuresNamedIn(en)).toEqual(['book:warranty', 'book:care']);
  expect(figuresNamedIn(textAt('terms/terms: entries.warranty.text').en)).toEqual([
    'book:warranty',
  ]);
  expect(figuresNamedIn(textAt('terms/terms: entries.care.text').en)).toEqual(['book:care']);
});

test('the answer about working without internet names every product that does', () => {
  const { en, bn } = answerTo('Does it work on a phone, and without internet?');
  const names = { POS: ['POS', 'POS'], RMS: ['restaurant', 'রেস্টুরেন্ট'], HRM: ['HRM', 'HRM'] };
  const offline = message.filter(
    ({ at, en: text }) =>
      /^products\/\w+: (?:description|features|checklist)/.test(at) &&
      /without internet|internet is down|work offline/.test(text),
  );
  const products = [...new Set(offline.map(({ at }) => at.replace(/^products\/(\w+):.*/, '$1')))];
  expect(products.sort()).toEqual(Object.keys(names).sort());
  for (const [inEnglish = '', inBangla = ''] of Object.values(names)) {
    expect(en).toContain(inEnglish);
    expect(bn).toContain(inBangla);
  }
});

test('llms.txt names every address that the foot of the page names', () => {
  const known = contentForTests();
  const text = llmsText(known, undefined);
  for (const address of known.company.addresses) {
    expect(text).toContain(address.replaceAll('\n', ', '));
  }
  for (const { address } of known.offices) expect(text).toContain(address);
});

test('nobody is said to test before a client does who is not among us', () => {
  const testers = files.filter(
    ({ folder, data }) => folder === 'team' && (data as { category: string }).category === 'sqa',
  );
  const claims = message.filter(
    ({ at, en }) => at.startsWith('pages/career: work') && /tester/i.test(en),
  );
  expect(testers.length > 0 || claims.length === 0).toBe(true);
});

test('a percentage has its sign right behind it', () => {
  const apart = message.filter((one) => /[\d০-৯}]\s+%/.test(one.en + one.bn));
  expect(apart.map(({ at }) => at)).toEqual([]);
});
