import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Answers, readAnswers, usualAnswers, withAnswer, writeAnswers } from './answers.ts';
import { priceBookFile } from './book.ts';
import { makeOffer, otherWay } from './offer.ts';
import type { Plan } from './plans.ts';
import { questionsOf } from './questions.ts';
import { tellOffer } from './tell-offer.ts';
import { askedPlans, planOf, tellings } from './testing.ts';

const { book } = tellings.en;
const today = '2026-11-20';

/** A plan and any answers that its questions allow. */
const answered = fc.constantFrom(...askedPlans).chain((plan) =>
  fc
    .tuple(
      ...questionsOf(plan).map((question) =>
        (question.kind === 'number'
          ? fc.integer({ min: question.least, max: question.most })
          : fc.constantFrom(...question.options)
        ).map((value) => [question.name, value] as const),
      ),
    )
    .map((values) => ({
      plan,
      answers: values.reduce<Answers>(
        (answers, [name, value]) => withAnswer(plan, answers, name, value),
        usualAnswers(plan),
      ),
    })),
);

const offerOf = (plan: Plan, answers: Answers) => makeOffer(book, plan, answers, today);

test('every total is the sum of its lines, in whole paisa', () => {
  fc.assert(
    fc.property(answered, ({ plan, answers }) => {
      const { items, once, monthly, firstYear, threeYears, vat } = offerOf(plan, answers);
      const amounts = [once, monthly, firstYear, threeYears, vat.once, vat.monthly];
      expect(amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
      expect(items.reduce((sum, item) => sum + item.once, 0)).toBe(once);
      expect(items.reduce((sum, item) => sum + item.monthly, 0)).toBe(monthly);
      const paid = (months: number) =>
        items.reduce(
          (sum, item) => sum + item.once + item.monthly * Math.max(0, months - item.freeMonths),
          0,
        );
      expect(firstYear).toBe(paid(12));
      expect(threeYears).toBe(paid(36));
    }),
  );
});

test('more never costs less, nor is it there sooner', () => {
  const grown = answered.chain(({ plan, answers }) => {
    const numbers = questionsOf(plan).filter((question) => question.kind === 'number');
    return fc.constantFrom(...numbers).chain(({ name, most }) => {
      const now = readAnswers(plan, new URLSearchParams(writeAnswers(plan, answers))).answers;
      const key = name === plan.measure ? 'size' : (name as 'rows' | 'days' | 'messages');
      return fc
        .integer({ min: now[key], max: most })
        .map((value) => ({ plan, answers, more: withAnswer(plan, answers, name, value) }));
    });
  });
  fc.assert(
    fc.property(grown, ({ plan, answers, more }) => {
      const less = offerOf(plan, answers);
      const larger = offerOf(plan, more);
      expect(larger.once).toBeGreaterThanOrEqual(less.once);
      expect(larger.monthly).toBeGreaterThanOrEqual(less.monthly);
      expect(larger.threeYears).toBeGreaterThanOrEqual(less.threeYears);
      expect(larger.weeks.from).toBeGreaterThanOrEqual(less.weeks.from);
      expect(larger.weeks.to).toBeGreaterThanOrEqual(less.weeks.to);
    }),
  );
});

test('an address holds all answers', () => {
  fc.assert(
    fc.property(answered, ({ plan, answers }) => {
      const query = new URLSearchParams(writeAnswers(plan, answers));
      expect(readAnswers(plan, query)).toEqual({ answers, notes: [] });
    }),
  );
});

test('any address at all gives an offer, and what was put right is told', () => {
  const part = fc.tuple(
    fc.oneof(
      fc.constantFrom('branches', 'rows', 'days', 'from', 'where', 'way', 'messages', 'care'),
      fc.string(),
    ),
    fc.oneof(fc.string({ unit: 'binary' }), fc.double().map(String), fc.bigInt().map(String)),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...askedPlans),
      fc.array(part, { maxLength: 20 }),
      (plan, query) => {
        const { answers, notes } = readAnswers(plan, query);
        for (const question of questionsOf(plan)) {
          const key = question.name === plan.measure ? 'size' : (question.name as keyof Answers);
          const value = answers[key];
          if (question.kind === 'choice') expect(question.options).toContain(value);
          else {
            expect(Number.isInteger(value)).toBe(true);
            expect(value).toBeGreaterThanOrEqual(question.least);
            expect(value).toBeLessThanOrEqual(question.most);
          }
        }
        const names = new Set(query.map(([name]) => name));
        expect(notes.length).toBeLessThanOrEqual(names.size);
        offerOf(plan, answers);
      },
    ),
  );
});

test('an offer has the same figures in every language', () => {
  fc.assert(
    fc.property(answered, ({ plan, answers }) => {
      const english = tellOffer(plan, answers, today, tellings.en);
      const bangla = tellOffer(planOf(plan.key, tellings.bn), answers, today, tellings.bn);
      const figures = ({ items, once, monthly, vat, firstYear, threeYears }: typeof english) => ({
        ...{ once, monthly, vat, firstYear, threeYears },
        items: items.map((item) => [item.key, item.once, item.monthly]),
      });
      expect(figures(bangla)).toEqual(figures(english));
      expect(JSON.stringify([english, bangla])).not.toMatch(/\{\w+\}/);
    }),
  );
});

test('where both are to be had, the other way is told, and back again', () => {
  fc.assert(
    fc.property(answered, ({ plan, answers }) => {
      const other = otherWay(plan, answers);
      if (!plan.rent || !plan.buy) expect(other).toBeUndefined();
      else expect(other && otherWay(plan, other)).toEqual(answers);
    }),
  );
});

describe('a grocer with three branches in Bogura', () => {
  const plan = planOf('POS');
  const query = 'product=POS&branches=3&rows=2500&from=paper&days=2&place=company&where=rajshahi';
  const { answers } = readAnswers(plan, new URLSearchParams(query));

  test('pays for each branch, the rows that are not free, one day and one journey', () => {
    expect(offerOf(plan, answers)).toEqual({
      items: [
        { key: 'rent', once: 0, monthly: 430_000, freeMonths: 0, vatRate: 5 },
        { key: 'setup', once: 500_000, monthly: 0, freeMonths: 0, vatRate: 5 },
        { key: 'moving', once: 1_200_000, monthly: 0, freeMonths: 0, vatRate: 5 },
        { key: 'training', once: 600_000, monthly: 0, freeMonths: 0, vatRate: 5 },
        { key: 'travel', once: 800_000, monthly: 0, freeMonths: 0, vatRate: 5 },
      ],
      once: 3_100_000,
      monthly: 430_000,
      vat: { rate: 5, once: 155_000, monthly: 21_500 },
      firstPayment: 3_706_500,
      firstYear: 8_260_000,
      threeYears: 18_580_000,
      payable: {
        once: 3_255_000,
        monthly: 451_500,
        firstYear: 8_673_000,
        threeYears: 19_509_000,
      },
      weeks: { from: 1, to: 2 },
      validUntil: '2026-12-20',
      priceBook: '2026-11-20',
    });
  });
});

test.each([
  ['a school of 600', 'product=EMIS&students=600&rows=600&days=2&place=online', 850_000],
  [
    'a diagnostic centre moving from paper',
    'product=diagnostic&rows=3500&from=paper&days=3&place=company&where=sylhet',
    5_100_000,
  ],
  [
    'a factory wanting something of its own',
    'product=custom&screens=30&rows=5000&from=tally&days=3&place=company&where=dhaka&care=yes',
    53_900_000,
  ],
])('%s pays once what its offer says', (_, query, paisa) => {
  const params = new URLSearchParams(query);
  const plan = planOf(params.get('product') ?? '');
  expect(offerOf(plan, readAnswers(plan, params).answers).once).toBe(paisa);
});

test('what is free of what was asked for stands on the offer, as does what is paid by the year', () => {
  const told = (key: string, query: string) => {
    const plan = planOf(key);
    const { answers } = readAnswers(plan, new URLSearchParams(query));
    return tellOffer(plan, answers, today, tellings.en);
  };
  expect(told('POS', 'rows=2500&days=1').includes).toEqual(
    expect.arrayContaining([
      'Rows brought over free of charge: 1,000',
      'Days of training free of charge: 1',
    ]),
  );
  expect(told('POS', 'rows=0&days=0').includes.join()).not.toContain('free of charge');
  const remarks = told('EMIS', 'students=600').items.map(({ key, remark }) => [key, remark !== '']);
  expect(Object.fromEntries(remarks)).toMatchObject({ rent: true, setup: false });
  expect(told('POS', '').items.every(({ remark }) => remark === '')).toBe(true);
});

describe('what is paid first stands on the offer, with VAT', () => {
  const told = (query: string) => {
    const [, key = ''] = /product=(\w+)/.exec(query) ?? [];
    const plan = planOf(key);
    const { answers } = readAnswers(plan, new URLSearchParams(query));
    return tellOffer(plan, answers, today, tellings.en);
  };

  test.each([
    // (5,000 + 4,300) and 5%.
    ['product=POS&branches=3&rows=0&days=0', 976_500, /৳\u202f9,765\..* first month/],
    // Twelve months at once: (6,000 + 900 × 60) and 5%.
    ['product=EMIS&students=900&days=0', 6_300_000, /৳\u202f63,000\..* first year/],
    // 40% of (300,000 + 15 × 15,000), and 5%; neither the server nor the SMS are paid at signing.
    [
      'product=custom&screens=30&rows=0&days=0&care=yes',
      22_050_000,
      /৳\u202f2,20,500\..* 40% .* at signing/,
    ],
  ])('%s', (query, paisa, sentence) => {
    const { first, firstPayment } = told(query);
    expect(first).toMatch(sentence);
    expect(firstPayment).toBe(paisa);
  });
});

describe('lines with a rate of VAT of their own', () => {
  const rule = { rule: 'Information technology', lookedUp: '2026-11-22' };
  const travel = { item: 'travel', rate: 15, rule: 'Transport', lookedUp: '2026-11-23' } as const;
  const taxed = { ...book, vat: { sample: false, rate: 5, ...rule, lines: [travel] } };
  const plan = planOf('POS');
  const answersOf = (query: string) => readAnswers(plan, new URLSearchParams(query)).answers;
  const told = (query: string) =>
    tellOffer(plan, answersOf(query), today, { ...tellings.en, book: taxed });
  const journey = 'branches=3&rows=2500&from=paper&days=2&place=company&where=rajshahi';

  test('are reckoned with it, in what is paid once and first', () => {
    const offer = makeOffer(taxed, plan, answersOf(journey), today);
    // 5% of 23,000 and 15% of a journey of 8,000.
    expect(offer.vat).toEqual({ rate: 5, once: 235_000, monthly: 21_500 });
    expect(offer.firstPayment).toBe(3_100_000 + 430_000 + 235_000 + 21_500);
    // Twelve months of rent at 5% as well.
    const year = 3_100_000 + 235_000 + 12 * (430_000 + 21_500);
    expect(offer.payable).toMatchObject({ once: 3_335_000, monthly: 451_500, firstYear: year });
  });

  test('say so on the offer, with what each rate is based on', () => {
    const offer = told(journey);
    expect(offer.vatLabel).toBe('VAT 5 / 15%');
    expect(offer.items.filter(({ remark }) => remark === 'VAT 15%').map(({ key }) => key)).toEqual([
      'travel',
    ]);
    expect(offer.vatRule).toMatch(/^Information technology; .*Journey.*: Transport; /);
  });

  test('are not spoken of where an offer has none of them', () => {
    const offer = told('branches=3&rows=0&days=0');
    expect(offer.vatLabel).toBe('VAT 5%');
    expect(offer.vatRule).not.toContain('Transport');
  });

  test('stand in a book once each', () => {
    const { lines } = priceBookFile.shape.vat.shape;
    const message = lines.safeParse([
      { ...travel, rule: { en: 'a', bn: 'a' } },
      { ...travel, rule: { en: 'a', bn: 'a' } },
    ]).error?.issues[0]?.message;
    expect(message).toContain('each needs one of its own');
  });
});
