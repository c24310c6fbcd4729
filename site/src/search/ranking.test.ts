import { brotliCompressSync } from 'node:zlib';
import { type Language, pathIn } from '@nokshi/forms/languages.ts';
import { wordsOf } from '@nokshi/forms/search-words.ts';
import { isAsked } from '@nokshi/prices/plans.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { samplePages } from '../routes/routes.ts';
import { sitePages } from '../seo/site-pages.ts';
import { contentForTests } from '../seo/testing.ts';
import { searchEntries } from './entries.ts';
import { highlight } from './highlight.ts';
import { prepare, rank } from './ranking.ts';
import { type IndexEntry, searchIndex } from './search-index.ts';

const content = contentForTests();
const index = searchIndex(content, content, 'Close');
const searchables = prepare(index);
const found = (query: string) => rank(searchables, query).map(({ entry: [, title] }) => title);

test('everything can be found: services, products, demos, projects, questions and pages', () => {
  const counts = Object.groupBy(searchEntries(content, content), ({ kind }) => kind);
  expect(Object.entries(counts).map(([kind, entries]) => [kind, entries?.length])).toEqual([
    [
      'page',
      sitePages(content).filter(({ kind, listed }) => kind === 'page' && listed).length +
        samplePages.length,
    ],
    ['service', content.services.length],
    ['product', content.products.length],
    ['gallery', content.galleries.length],
    ['price', content.prices.plans.filter(isAsked).length],
    ['demo', content.galleries.flatMap(({ cards }) => cards).length],
    ['project', content.projects.length],
    ['question', content.pages.faq.groups.flatMap(({ questions }) => questions).length],
  ]);
});

test('no two results lead to the same place', () => {
  const all = index.entries.map(([, , href]) => href);
  expect(new Set(all).size).toBe(all.length);
});

/** Some pages, whose words nobody changes: title, address, line, further words. */
const pages: IndexEntry[] = [
  ['Career: Software Jobs', '/career', 'Open positions.', ''],
  ['Privacy Policy', '/privacy-policy', 'What this website keeps.', 'browser'],
  ['Data Scraping, AI & Machine Learning', '/ai', 'Prices read by machine.', 'collected'],
  ['Mobile App Development', '/apps', 'Apps for riders.', 'android flutter'],
  ['Domain & Hosting Services', '/hosting', 'Hosting and email.', 'backups'],
  ['Networking Support', '/networking', 'Cabling and cameras.', 'schools hosts'],
  ['ERP', '/erp', 'Stock and VAT of a company.', 'mushak challans'],
  ['E-commerce', '/e-commerce', 'A web shop.', 'pos hosting'],
  ['POS', '/pos', 'Billing for groceries.', 'bkash'],
  ['Hotel Management System', '/hotels', 'Reservations and room bills.', ''],
  ['Restaurant Management System', '/restaurants', 'Orders and recipes.', 'positions'],
  ['Newspaper Websites', '/newspapers', 'Five news sites.', ''],
  ['POS Software Demos', '/demos/pos', 'Three counters.', 'emis'],
  ['Diagnostic & Pharmacy Software', '/demos/pharmacy', 'Each with a login.', ''],
  ['Jhuribhora Grocery', '/demos/e-commerce', 'A grocer who delivers.', 'commerce'],
  ['Education Institute Management System (EMIS)', '/schools', 'Admission and fees.', ''],
].map(([title = '', href = '', text = '', words = '']) => [0, title, href, text, words, '']);
const known = prepare({ ...index, entries: pages });
const addressesAmong = (query: string) => rank(known, query).map(({ entry: [, , href] }) => href);

describe('a few letters are enough', () => {
  test.each([
    ['pos', '/pos'],
    ['hot', '/hotels'],
    ['emis', '/schools'],
    ['ecommerce', '/e-commerce'],
    ['e-com', '/e-commerce'],
    ['host', '/hosting'],
    ['scrap', '/ai'],
    ['career', '/career'],
    ['priv', '/privacy-policy'],
    ['mushak', '/erp'],
    ['flutter', '/apps'],
    ['jhuri', '/demos/e-commerce'],
  ])('%s finds %s first', (query, address) => {
    expect(addressesAmong(query)[0]).toBe(address);
  });
});

describe('a typo does not matter', () => {
  test.each([
    ['phamacy', '/demos/pharmacy'],
    ['restarant', '/restaurants'],
    ['diagnsotic', '/demos/pharmacy'],
    ['netwroking', '/networking'],
    ['newspapr', '/newspapers'],
    ['managment system', '/hotels'],
    ['ecomerce', '/e-commerce'],
  ])('%s', (query, address) => {
    expect(addressesAmong(query).slice(0, 3)).toContain(address);
  });
});

const languages = ['en', 'bn'] as const;
const inLanguage = {
  en: prepare(searchIndex(content, content, 'Close')),
  bn: prepare(searchIndex(contentForTests('bn'), content, 'বন্ধ')),
};

describe('whoever asks for a price finds what is sold and its offer', () => {
  const cases = [
    ['school price', '/products/EMIS', 'EMIS'],
    ['স্কুলের দাম', '/products/EMIS', 'EMIS'],
    ['POS cost', '/products/POS', 'POS'],
    ['cost of ERP', '/products/ERP', 'ERP'],
    ['how much is pharmacy software', '/ready-products/pharmacy', 'pharmacy'],
    ['hotel koto taka', '/products/HMS', 'HMS'],
    ['ফার্মেসির খরচ', '/ready-products/pharmacy', 'pharmacy'],
  ] as const;
  /** The offer of a plan, with whatever its smallest is answered by. */
  const offerOf = (plan: string, language: Language) =>
    expect.stringMatching(
      new RegExp(`^${pathIn(language, '/price').replaceAll('/', '\\/')}\\?product=${plan}(&|$)`),
    );
  test.each(cases)('%s', (query, page, plan) => {
    for (const language of languages) {
      const nearest = rank(inLanguage[language], query).map(({ entry: [, , href] }) => href);
      expect(nearest.slice(0, 12), language).toContain(pathIn(language, page));
      expect(nearest.slice(0, 4), language).toContainEqual(offerOf(plan, language));
    }
  });

  test.each(['price', 'quotation', 'দাম', 'খরচ', 'কত টাকা', 'how much'])(
    '%s finds the page of prices and offers',
    (query) => {
      for (const language of languages) {
        const nearest = rank(inLanguage[language], query).map(({ entry: [, , href] }) => href);
        expect(nearest.slice(0, 5), language).toContain(pathIn(language, '/price'));
        expect(nearest.slice(0, 12), language).toContainEqual(offerOf('POS', language));
      }
    },
  );
});

describe('whoever has to approve a supplier finds where it is agreed', () => {
  test.each([
    ['GDPR', '/privacy-policy'],
    ['ISO 27001', '/security'],
    ['escrow', '/terms'],
  ] as const)('%s', (query, page) => {
    for (const language of languages) {
      const [nearest] = rank(inLanguage[language], query);
      expect(nearest?.entry[2], language).toBe(pathIn(language, page));
    }
  });
});

describe('whoever asks in words of their own finds the page that answers', () => {
  test.each([
    ...[
      'phone number',
      'helpdesk',
      'help desk',
      'helpline',
      'হেল্পলাইন',
      'মোবাইল নম্বর',
      'ফোন নম্বর',
    ].map((query) => [query, '/contact'] as const),
    ...['references', 'refrences', 'রেফারেন্স'].map((query) => [query, '/projects'] as const),
    ...['vacancy', 'vacancies', 'নিয়োগ', 'চাকরি'].map((query) => [query, '/career'] as const),
    ['SLA', '/terms'],
    ['contract', '/sample-contract'],
    ['sample report', '/sample-report'],
    ['রিপোর্টের নমুনা', '/sample-report'],
  ] as const)('%s finds %s first', (query, page) => {
    for (const language of languages) {
      const [nearest] = rank(inLanguage[language], query);
      expect(nearest?.entry[2], language).toBe(pathIn(language, page));
    }
  });
});

describe('whoever calls something by another name finds what is meant', () => {
  test.each([
    ['point of sale', '/products/POS'],
    ['Point of Sale software', '/ready-products/pos-software'],
    ['point of sal', '/products/POS'],
    ['পয়েন্ট অব সেল', '/products/POS'],
    ['accounting software', '/products/ERP'],
    ['accounting', '/products/ERP'],
    ['একাউন্টিং', '/products/ERP'],
    ['অ্যাকাউন্টিং', '/products/ERP'],
  ] as const)('%s finds %s first', (query, page) => {
    for (const language of languages) {
      const [nearest] = rank(inLanguage[language], query);
      expect(nearest?.entry[2], language).toBe(pathIn(language, page));
    }
  });

  test.each([
    ['inventory', 'stock', 'স্টক'],
    ['invento', 'stock', 'স্টক'],
    ['ইনভেন্টরি', 'stock', 'স্টক'],
    ['medicine', 'pharmacy', 'ফার্মেসি'],
    ['ঔষধ', 'pharmacy', 'ওষুধ'],
    ['ওষুধ', 'pharmacy', 'ওষুধ'],
    ['হসপিটাল', 'diagnostic', 'হাসপাতাল'],
    ['hospital', 'diagnostic', 'হাসপাতাল'],
    ['inventry', 'stock', 'স্টক'],
    ['werehouse', 'stock', 'স্টক'],
    ['gudam', 'stock', 'স্টক'],
    ['medecine', 'pharmacy', 'ফার্মেসি'],
    ['মেডিসিন', 'pharmacy', 'ওষুধ'],
    ['osudh', 'pharmacy', 'ওষুধ'],
    ['hospitel', 'diagnostic', 'হাসপাতাল'],
    ['হাসপাতল', 'diagnostic', 'হাসপাতাল'],
    ['payroll', 'payroll', 'বেতন'],
    ['salery', 'payroll', 'বেতন'],
    ['beton', 'payroll', 'বেতন'],
    ['পে-রোল', 'payroll', 'বেতন'],
    ['accountng', 'accounting', 'অ্যাকাউন্টিং'],
    ['accounts', 'accounting', 'হিসাব'],
    ['hishab', 'accounting', 'হিসাব'],
    ['হিসাব', 'accounting', 'হিসাব'],
    ['dokan', 'shop', 'দোকান'],
    ['দোকান', 'shop', 'দোকান'],
    ['bikri', 'sales', 'বিক্রি'],
    ['বিক্রি', 'sales', 'বিক্রি'],
    ['হাজিরা', 'attendance', 'হাজিরা'],
    ['skul', 'school', 'স্কুল'],
    ['রসিদ', 'receipt', 'রসিদ'],
    ['নগদ', 'Nagad', 'নগদ'],
    ['nogod', 'Nagad', 'নগদ'],
    ['dokan software', 'POS software', 'দোকানের সফটওয়্যার'],
  ])('%s finds what %s and %s find', (query, english, bangla) => {
    for (const [language, meant] of [
      ['en', english],
      ['bn', bangla],
    ] as const) {
      const addressesOf = (words: string) =>
        rank(inLanguage[language], words).map(({ entry: [, , href] }) => href);
      expect(addressesOf(meant).length, language).toBeGreaterThan(0);
      expect(addressesOf(query), language).toContain(addressesOf(meant)[0]);
    }
  });

  test('however it is spelt', () => {
    const addressesOf = (query: string) => rank(inLanguage.bn, query).map(({ entry }) => entry);
    expect(addressesOf('অামাদের')).toEqual(addressesOf('আমাদের'));
    expect(addressesOf('অামাদের').length).toBeGreaterThan(0);
  });
});

describe('where nothing holds every word', () => {
  const addressesOf = (query: string) =>
    rank(inLanguage.bn, query).map(({ entry: [, , address] }) => address);

  test('what holds one is found, of the rarest first, and each once', () => {
    const found = addressesOf('শাড়ির দোকান');
    const sarees = addressesOf('শাড়ির');
    expect(sarees).toContain('/bn/ready-products/e-commerce#megh-maku-sarees');
    expect(found.slice(0, sarees.length)).toEqual(sarees);
    expect(found).toEqual(expect.arrayContaining(addressesOf('দোকান')));
    expect(new Set(found).size).toBe(found.length);
  });

  test('a word that stands nowhere takes nothing away', () => {
    expect(addressesOf('zebra ফার্মেসি')).toEqual(addressesOf('ফার্মেসি'));
  });

  test('the ending of a word does not matter', () => {
    for (const [ended, word] of [
      ['শাড়ির', 'শাড়ি'],
      ['ফার্মেসির', 'ফার্মেসি'],
      ['স্কুলের', 'স্কুল'],
      ['ডেলিভারির', 'ডেলিভারি'],
    ] as const) {
      const found = addressesOf(ended);
      expect(found.length, ended).toBeGreaterThan(0);
      expect(addressesOf(word), ended).toContain(found[0]);
    }
  });
});

test('nothing is found for what stands nowhere', () => {
  expect(found('xylophone zebra')).toEqual([]);
  expect(found('')).toEqual([]);
  expect(found('!?')).toEqual([]);
});

test('whatever is typed, ranking never fails and names no entry twice', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: 'grapheme' })), (query) => {
      const results = rank(searchables, query).map(({ entry }) => entry);
      expect(new Set(results).size).toBe(results.length);
    }),
  );
});

test('the exact title always comes first, in any case and with any spaces', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...index.entries),
      fc.constantFrom(
        (title: string) => title,
        (title: string) => title.toUpperCase(),
        (title: string) => `  ${title} `,
      ),
      ([, title], typed) => {
        const [first] = found(typed(title));
        expect(wordsOf(first ?? '')).toEqual(wordsOf(title));
      },
    ),
    { numRuns: 150 },
  );
});

test('every title is still found with one letter left out of a longer word', () => {
  const long = index.entries.flatMap((entry) =>
    wordsOf(entry[1])
      .filter((word) => word.length >= 6)
      .map((word) => [entry, word] as const),
  );
  fc.assert(
    fc.property(fc.constantFrom(...long), fc.nat(), ([entry, word], place) => {
      const gap = 1 + (place % (word.length - 1));
      const typed = word.slice(0, gap) + word.slice(gap + 1);
      const results = rank(searchables, typed).map((result) => result.entry);
      // Found, unless enough others hold just these letters.
      expect(results.includes(entry) || results.length >= 4).toBe(true);
    }),
    { numRuns: 150 },
  );
});

test('what was found is marked in the title, the word that was mistyped too', () => {
  const [first] = rank(known, 'netwroking suport');
  const [, title = ''] = first?.entry ?? [];
  const marked = highlight(title, 'netwroking suport', first?.match)
    .filter((piece) => piece.marked)
    .map(({ text }) => text);
  expect(marked).toEqual(['Networking', 'Support']);
});

test.each([
  ['en', 12_000],
  ['bn', 20_000],
] as const)('the index in %s stays below %d bytes', (language, most) => {
  const whole = searchIndex(contentForTests(language), content, 'Close');
  expect(brotliCompressSync(JSON.stringify(whole)).length).toBeLessThan(most);
});
