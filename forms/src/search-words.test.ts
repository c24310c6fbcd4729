import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldedWords, normalForm, ungrouped, wordsOf } from './search-words.ts';

describe('words that are looked for', () => {
  it.each([
    ['একাউন্টিং', 'অ্যাকাউন্টিং'],
    ['এ্যাকাউন্ট', 'একাউন্ট'],
    ['অামাদের', 'আমাদের'],
    ['মোঃ', 'মো:'],
    ['মোঃ', 'মো.'],
    ['আবদুর', 'আব্দুর'],
    ['উৎসব', 'উত্\u200dসব'],
    ['উৎসব', 'উত্সব'],
    ['১২,৫০,০০০', '1250000'],
    ['1,250,000', '১২৫০০০০'],
    ['সরকারী', 'সরকারি'],
    ['দূর্গাপুজা', 'দুর্গাপূজা'],
    ['ঘন্টা', 'ঘণ্টা'],
    ['ষ্টোর', 'স্টোর'],
    ['ব্যাঙ্ক', 'ব্যাংক'],
    ['ব্যাবসা', 'ব্যবসা'],
    ['লিঙ্ক', 'লিংক'],
    ['ইন্জিনিয়ার', 'ইঞ্জিনিয়ার'],
    ['সফটওয়ার', 'সফটওয়্যার'],
    [
      '\u09b8\u09ab\u099f\u0993\u09df\u09be\u09b0',
      '\u09b8\u09ab\u099f\u0993\u09af\u09bc\u09be\u09b0',
    ],
    ['র\u200d্যাব', 'র্যাব'],
    ['চাঁদ', 'চাদ'],
    ['দুঃখ', 'দুখ'],
    ['ভালো', 'ভাল'],
    ['বাড়ি', 'বাড়ী'],
    ['পড়া', 'পরা'],
    ['কর্ম্ম', 'কর্ম'],
    ['স্\u200bকুল\ufeff', 'স্কুল'],
    ['Café', 'CAFE\u0301'],
    ["Tailor's", 'tailor’s'],
    ['Nokshi\u00ad', 'nokshi'],
    ['ｐｏｓ', 'POS'],
    ['posা', 'POS'],
    ['্pos', 'POS'],
    ['POSং কত', 'pos কত'],
  ])('%s is %s', (one, other) => {
    expect(foldedWords(one)).toBe(foldedWords(other));
    expect(foldedWords(one)).not.toBe('');
  });

  it.each([
    ['দাম', 'ডেমো'],
    ['মো', 'ম'],
    ['টাকা', 'টিকা'],
    ['1,2', '12'],
    ['01711,01811', '0171101811'],
    ['12,50', '1250'],
  ])('%s is not %s', (one, other) => {
    expect(foldedWords(one)).not.toBe(foldedWords(other));
  });

  it('are the same in any encoding, and stay as they are once they are folded (property)', () => {
    const bangla = fc.integer({ min: 0x980, max: 0x9ff }).map((code) => String.fromCharCode(code));
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.oneof(bangla, fc.constantFrom('\u200d', ' ', '-', ',', '1', 'a')) }),
    );
    fc.assert(
      fc.property(text, (sample) => {
        for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD']) {
          expect(wordsOf(sample.normalize(form))).toEqual(wordsOf(sample));
        }
        expect(normalForm(normalForm(sample))).toBe(normalForm(sample));
        expect(ungrouped(sample)).toHaveLength(sample.length);
      }),
      { numRuns: 1000 },
    );
  });
});
