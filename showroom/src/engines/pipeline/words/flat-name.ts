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
