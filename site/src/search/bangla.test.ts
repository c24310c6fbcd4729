import { foldSpelling, wordsOf } from '@nokshi/forms/search-words.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contentForTests } from '../seo/testing.ts';
import { resultTypes } from './entries.ts';
import { highlight } from './highlight.ts';
import { prepare, rank } from './ranking.ts';
import { type IndexEntry, searchIndex } from './search-index.ts';
import { skeletonOf } from './skeleton.ts';

const withoutPrices = (entries: readonly IndexEntry[]) => ({
  entries,
  prices: { words: '', kinds: [], own: -1, page: '' },
  pages: {},
  synonyms: [],
});

const entry = (title: string): IndexEntry => [2, title, `/bn/${title}`, '', '', ''];

/** The titles that are found among others, best first. */
const foundIn = (titles: readonly string[]) => {
  const searchables = prepare(withoutPrices(titles.map(entry)));
  return (query: string) => rank(searchables, query).map(({ entry: [, title] }) => title);
};

const titles = [
  'স্কুল ব্যবস্থাপনা সফটওয়্যার',
  'দোকানের হিসাব ও বাকি',
  'বেতন ও হাজিরা',
  'ই-কমার্স ওয়েবসাইট',
  'র\u200d্যাব সদর দপ্তর',
  'সরকারি প্রতিষ্ঠান',
  'দুর্গাপূজা উৎসব',
  'মূসক-৬.৩ চালান',
  'ব্যাকআপ, ২৪ ঘণ্টা',
  'রেস্টুরেন্ট ম্যানেজমেন্ট',
] as const;
const found = foundIn(titles);

describe('Bangla is found however it is written', () => {
  test.each([
    ['সফটওয\u09bc্যার', titles[0], 'য় of two signs'],
    ['সফটও\u09df্যার', titles[0], 'য় of one sign'],
    ['স্\u200cকুল', titles[0], 'an invisible sign between letters'],
    ['স্\u200bকুল\ufeff', titles[0], 'invisible signs of other programs'],
    ['র্যাব', titles[4], 'a joiner left out'],
    ['র\u200d্যাব', titles[4], 'a joiner'],
    ['ই-কমার্স', titles[3], 'a word of two parts'],
    ['ইকমার্স', titles[3], 'the same as one word'],
    ['মূসক 6.3', titles[7], 'Latin digits'],
    ['24', titles[8], 'Latin digits alone'],
    ['২৪', titles[8], 'Bangla digits'],
    ['সরকারী', titles[5], 'a long vowel for a short one'],
    ['দূর্গাপুজা', titles[6], 'both the other way round'],
    ['উত্সব', titles[6], 'ত্ for ৎ'],
    ['ঘন্টা', titles[8], 'ন for ণ'],
    ['প্রতিস্ঠান', titles[5], 'স for ষ'],
    ['ব্যাবস্থাপনা', titles[0], 'a vowel too many'],
    ['রেস্টুরেট', titles[9], 'a letter left out'],
    ['স্কল', titles[0], 'a vowel left out of a short word'],
    ['হাজরিা', titles[2], 'two signs that changed places'],
    ['স্কুলের সফটওয়্যার', titles[0], 'an ending that stands nowhere'],
  ])('%s finds %s: %s', (query, title, _spelling) => {
    expect(found(query)[0]).toBe(title);
  });

  test('the very spelling comes before one that only sounds the same', () => {
    const both = foundIn(['সরকারি কাজ', 'সরকারী কাজ']);
    expect(both('সরকারী')[0]).toBe('সরকারী কাজ');
    expect(both('সরকারি')[0]).toBe('সরকারি কাজ');
  });

  test('what stands nowhere is not found', () => {
    for (const query of ['জেব্রা', 'ঝিনুক', 'zebra', 'xylophone', 'ক্ষ', '্', 'ঁ']) {
      expect(found(query)).toEqual([]);
    }
  });
});

test('of a Bangla title the word is marked that was typed in Latin letters', () => {
  const [first] = rank(prepare(withoutPrices([entry(titles[1])])), 'dokan');
  const marked = highlight(titles[1], 'dokan', first?.match).filter(({ marked }) => marked);
  expect(marked).toEqual([{ text: 'দোকানের', marked: true }]);
});

/** What 45 people might type, and what they mean; the last three are not found so. */
const typed = [
  ['hisab', 'হিসাব'],
  ['hishab', 'হিসাব'],
  ['dokan', 'দোকান'],
  ['beton', 'বেতন'],
  ['hajira', 'হাজিরা'],
  ['school', 'স্কুল'],
  ['skul', 'স্কুল'],
  ['software', 'সফটওয়্যার'],
  ['chalan', 'চালান'],
  ['challan', 'চালান'],
  ['baki', 'বাকি'],
  ['bikash', 'বিকাশ'],
  ['nogod', 'নগদ'],
  ['stock', 'স্টক'],
  ['godown', 'গোডাউন'],
  ['hotel', 'হোটেল'],
  ['restaurant', 'রেস্টুরেন্ট'],
  ['hospital', 'হাসপাতাল'],
  ['pharmacy', 'ফার্মেসি'],
  ['farmesi', 'ফার্মেসি'],
  ['shikkha', 'শিক্ষা'],
  ['porikkha', 'পরীক্ষা'],
  ['protishthan', 'প্রতিষ্ঠান'],
  ['bebsha', 'ব্যবসা'],
  ['jogajog', 'যোগাযোগ'],
  ['rokkhonabekkhon', 'রক্ষণাবেক্ষণ'],
  ['proshikkhon', 'প্রশিক্ষণ'],
  ['ecommerce', 'ই-কমার্স'],
  ['website', 'ওয়েবসাইট'],
  ['mobile', 'মোবাইল'],
  ['management', 'ম্যানেজমেন্ট'],
  ['diagnostic', 'ডায়াগনস্টিক'],
  ['upsthiti', 'উপস্থিতি'],
  ['chuti', 'ছুটি'],
  ['folafol', 'ফলাফল'],
  ['seba', 'সেবা'],
  ['quotation', 'কোটেশন'],
  ['report', 'রিপোর্ট'],
  ['vat', 'ভ্যাট'],
  ['hosting', 'হোস্টিং'],
  ['roshid', 'রসিদ'],
  ['engineer', 'ইঞ্জিনিয়ার'],
  ['iskul', 'স্কুল'],
  ['sofware', 'সফটওয়্যার'],
  ['design', 'ডিজাইন'],
] as const;

test('42 of 45 words typed in Latin letters find the Bangla one first', () => {
  const look = foundIn([...new Set(typed.map(([, word]) => word))]);
  const missed = typed.filter(([query, word]) => look(query)[0] !== word);
  expect(missed.map(([query]) => query)).toEqual(['iskul', 'sofware', 'design']);
});

test('words of the same few consonants are told apart by their first vowel', () => {
  const look = foundIn(['দাম', 'ডেমো', 'টাকা', 'টিকা']);
  expect(look('dam')).toEqual(['দাম']);
  expect(look('demo')).toEqual(['ডেমো']);
  expect(look('taka')).toEqual(['টাকা']);
});

test('a word typed in Bangla finds the Latin one', () => {
  const look = foundIn(['ERP', 'POS', 'School', 'Software']);
  expect(['ইআরপি', 'পস', 'স্কুল', 'সফটওয়্যার'].map((query) => look(query)[0])).toEqual([
    'ERP',
    'POS',
    'School',
    'Software',
  ]);
});

test('a translated entry is found by its English title as well, and one that is not only once', () => {
  const original = contentForTests();
  const [first, ...rest] = original.services;
  if (!first) throw new Error('no service');
  const content = {
    ...original,
    language: 'bn' as const,
    services: [{ ...first, title: 'ওয়েবসাইট তৈরি' }, ...rest],
  };
  const { entries } = searchIndex(content, original, 'বন্ধ');
  const [result] = rank(prepare(withoutPrices(entries)), first.title);
  expect(result?.entry[1]).toBe('ওয়েবসাইট তৈরি');
  const untranslated = entries.filter(([, , , , , twin]) => twin === '');
  expect(untranslated.length).toBe(entries.length - 1);
  // The amounts of prices are written in the language of the page, whatever stands beside them.
  const prices = resultTypes.indexOf('price');
  expect(
    untranslated.every(([kind, , , , , , language]) => kind === prices || language === 'en'),
  ).toBe(true);
});

describe('any text', () => {
  const bangla = fc.integer({ min: 0x980, max: 0x9ff }).map((code) => String.fromCharCode(code));
  const joiner = fc.constantFrom('\u200c', '\u200d', '-', ' ', 'a', '\u09bc');
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.oneof(bangla, bangla, joiner) }),
  );

  test('is searched and marked without a fault', () => {
    fc.assert(
      fc.property(text, text, (title, query) => {
        for (const { match } of rank(prepare(withoutPrices([entry(title)])), query)) {
          const pieces = highlight(title, query, match).map(({ text }) => text);
          expect(pieces.join('')).toBe(title);
        }
      }),
    );
  });

  test('finds itself, whichever way it is encoded', () => {
    fc.assert(
      fc.property(text, (title) => {
        fc.pre(wordsOf(title).length > 0);
        const look = foundIn([title]);
        for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD']) {
          expect(look(title.normalize(form))).toEqual([title]);
        }
      }),
    );
  });

  test('is folded once, and has a skeleton of Latin consonants alone', () => {
    fc.assert(
      fc.property(text, (sample) => {
        for (const word of wordsOf(sample)) {
          const fold = foldSpelling(word);
          expect(fold.length).toBeLessThanOrEqual(word.length);
          expect(skeletonOf(word)).toMatch(/^a?[b-df-hj-np-tvxz\d]*$/);
        }
      }),
    );
  });
});

test('every longer word is found with any one sign left out', () => {
  const words = titles.flatMap(wordsOf).filter((word) => foldSpelling(word).length >= 6);
  fc.assert(
    fc.property(fc.constantFrom(...words), fc.nat(), (word, place) => {
      const gap = 1 + (place % (word.length - 1));
      expect(foundIn([word])(word.slice(0, gap) + word.slice(gap + 1))).toEqual([word]);
    }),
  );
});
