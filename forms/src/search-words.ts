import { asciiDigits } from './digits.ts';

/** Numbers in groups, by thousands or by lakhs and crores: 12,50,000. */
const groupedNumber = /(?:^|[^\p{Nd},.])\p{Nd}{1,3}(?:,\p{Nd}{2,3})*,\p{Nd}{3}(?!\p{Nd}|,\p{Nd})/gu;

/** A text whose grouped numbers have signs in place of their commas that `normalForm` leaves out. */
export const ungrouped = (text: string): string =>
  text.replace(groupedNumber, (number) => number.replaceAll(',', '\u200b'));

/** Signs of Bangla letters where no such letter goes before, as a keyboard leaves them among Latin ones. */
const strayMarks = /(^|[^\u0980-\u09ff])[\u0981-\u0983\u09bc\u09be-\u09cd\u09d7]+/g;

/**
 * A text in the form in which words are compared: small letters, without accents, apostrophes and signs
 * that nobody sees or that stand astray, with ASCII digits for those of Bangla, in numbers without groups. Bangla letters
 * keep their signs; of two ways to write one, such as য়, or আ as অ and া, one is left.
 */
export const normalForm = (text: string): string =>
  ungrouped(text)
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x9e6))
    // A sigma at the end of a word has a small letter of its own.
    .replaceAll('ς', 'σ')
    .replace(/[\u0300-\u036f’']|\p{Cf}/gu, '')
    .replace(strayMarks, '$1')
    .replaceAll('\u0985\u09be', '\u0986');

/** The signs that a word in normal form is made of. */
export const wordSigns = '[\\p{L}\\p{N}\\p{M}]+';

const word = new RegExp(wordSigns, 'gu');

/** The words of a text in their normal form. */
export const wordsOf = (text: string): string[] => normalForm(text).match(word) ?? [];

/** Whether a word in normal form begins with a Bangla letter or sign. */
export const isBangla = (text: string): boolean => {
  const code = text.charCodeAt(0);
  return code >= 0x980 && code <= 0x9ff;
};

/** Letters that sound alike, of which people write either, and signs that many leave out. */
const alike: ReadonlyMap<string, string> = new Map([
  ['ী', 'ি'],
  ['ঈ', 'ই'],
  ['ূ', 'ু'],
  ['ঊ', 'উ'],
  ['শ', 'স'],
  ['ষ', 'স'],
  ['ণ', 'ন'],
  ['ঞ', 'ন'],
  ['য', 'জ'],
  ['ঙ', 'ং'],
  ['ৎ', 'ত'],
  ['্', ''],
  ['ঁ', ''],
  ['ঃ', ''],
]);

/**
 * A word as its letters sound, for comparison: সরকারী and সরকারি are one, and so are অ্যাকাউন্ট and একাউন্ট,
 * আব্দুর and আবদুর, মোঃ and মো. Words of other scripts stay as they are.
 * @param text in normal form
 */
export function foldSpelling(text: string): string {
  if (!isBangla(text)) return text;
  const spoken = text
    .replace(/^[অএ]্যা?/, 'এ')
    .replace(/^([ক-হ])্যা?/, '$1ে')
    .replace(/(.)্য(া?)/g, '$1$2')
    .replace(/[ডঢ]\u09bc/g, 'র')
    // A vowel that is spoken after the last letter in any case: ভালো and ভাল.
    .replace(/^(.{2,})\u09c7\u09be$/, '$1');
  const letters = [...spoken].map((letter) => alike.get(letter) ?? letter);
  return letters.join('').replace(/([ক-হ])\1+/g, '$1');
}

/**
 * The words of a text as they sound, with one space between two and ASCII digits for those of any script: what
 * is looked for at the desk, and where. The search of the site leaves out these digits, which others have in a
 * file of its own: one request more to search.
 */
export const foldedWords = (text: string): string =>
  wordsOf(asciiDigits(text)).map(foldSpelling).filter(Boolean).join(' ');
