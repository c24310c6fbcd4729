import { expect, test } from 'vitest';
import {
  answerTo,
  readAnswers,
  smallestAnswers,
  smallestQuery,
  usualAnswers,
  writeAnswers,
} from './answers.ts';
import { makeOffer } from './offer.ts';
import { isAsked, planNamed } from './plans.ts';
import { questionsOf } from './questions.ts';
import { tellNote } from './tell-offer.ts';
import { askedPlans, planOf, tellings } from './testing.ts';

const read = (key: string, query: string) => readAnswers(planOf(key), new URLSearchParams(query));

test('every product and gallery can be priced, with four to eight questions', () => {
  for (const plan of tellings.en.book.plans) {
    if (plan.products.length > 0 || plan.galleries.length > 0) expect(isAsked(plan)).toBe(true);
  }
  for (const plan of askedPlans) {
    expect(questionsOf(plan).length).toBeGreaterThanOrEqual(4);
    expect(questionsOf(plan).length).toBeLessThanOrEqual(8);
  }
});

test('the smallest of a plan is opened by its query, and nothing of the same size costs less', () => {
  for (const plan of askedPlans) {
    const smallest = smallestAnswers(plan);
    const query = new URLSearchParams(smallestQuery(plan));
    expect(readAnswers(plan, query), plan.key).toEqual({ answers: smallest, notes: [] });
    const costOf = (answers: typeof smallest) =>
      makeOffer(tellings.en.book, plan, answers, '2026-11-20').firstPayment;
    const bare = { ...usualAnswers(plan), size: smallest.size, rows: 0, days: 0 };
    expect(costOf(smallest), plan.key).toBe(costOf(bare));
  }
});

test('a plan without a smallest size names the one that its price is told for', () => {
  const each = askedPlans.filter(({ rent, buy }) => (rent ?? buy)?.price.included === 0);
  expect(each.map(({ key }) => key)).toContain('EMIS');
  for (const plan of each) expect(plan.forWhom).toContain(`${smallestAnswers(plan).size}`);
});

test('Bangla digits and separators are read', () => {
  expect(read('EMIS', 'students=১,২০০').answers.size).toBe(1200);
});

test.each([
  ['900 pupils', 900],
  ['৯০০ জন', 900],
  ['1,200জন', 1200],
  ['৩৫০ টি শিক্ষার্থী', 350],
  ['\u200b900', 900],
  ['９００', 900],
  ['٩٠٠', 900],
  ['９，００0', 9000],
])('a number followed by words is that number: %s', (typed, size) => {
  const { answers, notes } = read('EMIS', `students=${typed}`);
  expect({ size: answers.size, notes }).toEqual({ size, notes: [] });
});

test.each([
  ...['5 thousand', '৫ হাজার', '2 lakh', '5k', '1e5', '0x10', '10%'],
  ...['50-60', '5²', '9½', '9 or 10', 'many', '2 weeks', '3 dozens of pupils'],
])('what makes another number of it is not read as that number: %s', (typed) => {
  const { notes } = readAnswers(planOf('EMIS'), [['students', typed]]);
  expect(notes).toEqual([{ kind: 'no-number', name: 'students', given: typed, used: 600 }]);
});

test.each([
  ['EMIS', 'students', 900],
  ['HRM', 'employees', 650],
])(
  'of %s as many rows are brought over as are counted, until another number is asked for',
  (key, measure, size) => {
    const plan = planOf(key);
    expect(read(key, `${measure}=${size}`).answers).toMatchObject({ size, rows: size });
    expect(read(key, `rows=&${measure}=${size}`).answers.rows).toBe(size);
    expect(read(key, `rows=70&${measure}=${size}`).answers.rows).toBe(70);
    expect(read(key, `rows=x&${measure}=${size}`)).toMatchObject({
      answers: { rows: size },
      notes: [{ kind: 'no-number', used: size }],
    });
    const { answers } = read(key, `${measure}=${size}`);
    expect(writeAnswers(plan, answers)).not.toContain('rows');
    expect(writeAnswers(plan, { ...answers, rows: 70 })).toContain('rows=70');
    expect(read('POS', 'branches=3').answers.rows).toBe(2000);
  },
);

test('wild values are put right and told', () => {
  const { answers, notes } = read('POS', 'branches=-4&rows=many&days=1.5&where=paris&colour=red');
  expect(answers).toMatchObject({ size: 1, rows: 2000, days: 2, where: 'dhaka' });
  const told = notes.map((note) => tellNote(planOf('POS'), note, tellings.en));
  expect(told).toEqual([
    '“How many branches?”: -4 is too few. 1 is used instead.',
    '“Items in your list of goods (number)”: “many” is not a number. 2,000 is used instead.',
    '“Days of training”: 1.5 is rounded up to 2.',
    '“Your division”: there is no answer “paris”. Dhaka is used instead.',
    '“colour” in the address is no question of this offer and was left out.',
  ]);
});

test('what is told of an address stays within its sentence', () => {
  const told = (query: string) =>
    read('POS', query).notes.map((note) => tellNote(planOf('POS'), note, tellings.en));
  expect(told('rows=x%0D%0A- Discount%00&a%00%E2%80%AEb=1')).toEqual([
    '“Items in your list of goods (number)”: “x - Discount ” is not a number. 2,000 is used instead.',
    '“a b” in the address is no question of this offer and was left out.',
  ]);
  // Alike in all that is shown of them.
  const long = 'x'.repeat(40);
  expect(told(`${long}1=&${long}2=`)).toHaveLength(1);
});

test.each(
  askedPlans.flatMap((plan) =>
    questionsOf(plan).flatMap((question) =>
      question.kind === 'number' ? [[plan.key, question.name, question] as const] : [],
    ),
  ),
)(
  'of %s, %s is taken within its bounds, and beyond them the bound is used and told',
  (key, name, question) => {
    const plan = planOf(key);
    const { least, most } = question;
    for (const [given, used] of [
      [least, least],
      [most, most],
      [least - 1, least],
      [most + 1, most],
    ] as const) {
      const { answers, notes } = readAnswers(plan, [[name, String(given)]]);
      expect(answerTo(plan, answers, name)).toBe(used);
      const told = notes.map((note) => tellNote(plan, note, tellings.en).replaceAll(',', ''));
      expect(told).toEqual(
        given === used ? [] : [expect.stringContaining(`. ${used} is used instead`)],
      );
    }
  },
);

test('a number is too high however long it is', () => {
  expect(read('POS', `branches=${'9'.repeat(300)}`)).toMatchObject({
    answers: { size: 500 },
    notes: [{ kind: 'too-high', used: 500 }],
  });
});

test('what a form or an advertisement adds to an address is no mistake', () => {
  expect(read('POS', 'product=POS&utm_source=x&students=5&branches=').notes).toEqual([]);
});

test('a plan is found by its key, or by a product, gallery or service that it prices', () => {
  const { book } = tellings.en;
  expect(planNamed(book, 'pos')?.key).toBe('POS');
  expect(planNamed(book, 'school-software')?.key).toBe('EMIS');
  expect(planNamed(book, 'web-development')?.key).toBe('web-development');
  expect(planNamed(book, 'graphics-video')).toBeUndefined();
  expect(planNamed(book, '__proto__')).toBeUndefined();
});
