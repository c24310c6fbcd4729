import { isBangla } from '@nokshi/forms/search-words.ts';

/**
 * Many people type Bangla with Latin letters, each in their own way: hisab, hishab. What they agree on
 * are the consonants, and roughly. A rule is what is read, and the letter that stands for it.
 */
type Rule = readonly [RegExp, string];

const ofBangla: readonly Rule[] = [
  [/ক্ষ/g, 'ক'],
  [/জ্ঞ/g, 'গ'],
  // Written, but not spoken, or as a vowel. The dot below (U+09BC) stands by itself in normal form.
  [/্য|(?<=[সশষতদধজ])্ব|য\u09bc|ঁ|ঃ/g, ''],
  [/ঋ|ৃ|[ডঢ]\u09bc/g, 'r'],
  [/^[অ-ঔ]/, 'a'],
  [/ঙ(?:্গ)?|[ংঞণন]/g, 'n'],
  // In normal form, ো is ে and া.
  [/[গঘ](?=ে(?!া)|ি|ী)|[জঝয]/g, 'j'],
  [/[কখ]/g, 'k'],
  [/[গঘ]/g, 'g'],
  [/[চছ]/g, 'c'],
  [/[টঠতথৎ]/g, 't'],
  [/[ডঢদধ]/g, 'd'],
  [/[পফ]/g, 'p'],
  [/[বভ]/g, 'b'],
  [/[শষস]/g, 's'],
  [/ম/g, 'm'],
  [/র/g, 'r'],
  [/ল/g, 'l'],
  [/হ/g, 'h'],
];

const ofLatin: readonly Rule[] = [
  [/[ts]ion/g, 'sn'],
  [/sch(?=o)/g, 'sk'],
  [/c(?=[eiy])/g, 's'],
  [/k?ksh|q|ck|c(?!h)/g, 'k'],
  [/x/g, 'ks'],
  [/gh?(?=[ei])/g, 'j'],
  [/ng/g, 'n'],
  [/z/g, 'j'],
  [/f/g, 'p'],
  [/v/g, 'b'],
  [/(?<=[bcdgjkpst])h/g, ''],
  [/^[aeiouwy]/, 'A'],
];

const skeletons = new Map<string, string>();

/**
 * The consonants of a word in the letters that both scripts share, with "a" for a vowel at its
 * beginning: "hsb" for হিসাব and hisab. Empty for a word without letters of either script.
 * @param word in normal form (words.ts)
 */
export function skeletonOf(word: string): string {
  const known = skeletons.get(word);
  if (known !== undefined) return known;
  const rules = isBangla(word) ? ofBangla : ofLatin;
  const read = rules.reduce((text, [sound, letter]) => text.replace(sound, letter), word);
  const first = /^a/i.test(read) ? 'a' : '';
  const skeleton = first + read.replace(/[^b-df-hj-np-tv-z\d]|[wy]/g, '').replace(/(.)\1+/g, '$1');
  skeletons.set(word, skeleton);
  return skeleton;
}

/**
 * The first vowel of a word, roughly: "a", "e" for what sounds like e or i, "o" for all others. It
 * tells দাম (dam) from ডেমো (demo), which have the same few consonants.
 */
export function firstVowelOf(word: string): string {
  if (!isBangla(word)) return closeTo(/[aeiou]/.exec(word)?.[0] ?? '');
  const [, joined = '', vowel = ''] =
    /^[ক-হ]?\u09bc?((?:্[ক-হ])*)([অ-ঔ]?(?:্য)?[া-ৌ]*)/.exec(word) ?? [];
  if (/^(?:আ|া|অ্যা)/.test(vowel)) return 'a';
  // In normal form, ো is ে and া.
  const isFront = /^(?:[ইঈএঐ]|ি|ী|ৈ|ে(?!া))/.test(vowel) || (vowel === '' && joined.endsWith('্য'));
  return isFront ? 'e' : 'o';
}

const closeTo = (vowel: string) => {
  if (vowel === 'a') return 'a';
  return vowel === 'e' || vowel === 'i' ? 'e' : 'o';
};
