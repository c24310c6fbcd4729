import type { DemoLanguage } from '../../../demo/languages.ts';
import { numeral } from '../../../words/taka.ts';

const banglaLetters: Readonly<Record<string, string>> = {
  A: 'এ',
  B: 'বি',
  C: 'সি',
  D: 'ডি',
  E: 'ই',
  F: 'এফ',
};

/** The name of a flat as it is said: 5B, ৫বি. */
export function flatName(id: string, language: DemoLanguage): string {
  if (language !== 'bn') return id;
  const letter = id.slice(-1);
  return `${numeral(Number(id.slice(0, -1)), language)}${banglaLetters[letter] ?? letter}`;
}

const banglaEndings = ['ম', 'য়', 'য়', 'র্থ', 'ম', 'ষ্ঠ', 'ম', 'ম', 'ম', 'ম'];
const englishEndings = { one: 'st', two: 'nd', few: 'rd' } as const;
const english = new Intl.PluralRules('en', { type: 'ordinal' });

/** A place in a row in words: 1st, ১ম. */
export function ordinal(place: number, language: DemoLanguage): string {
  const number = numeral(place, language);
  if (language === 'bn') return `${number}${banglaEndings[place - 1] ?? 'তম'}`;
  const kind = english.select(place);
  return `${number}${kind === 'one' || kind === 'two' || kind === 'few' ? englishEndings[kind] : 'th'}`;
}
