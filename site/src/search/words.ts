import { normalForm, ungrouped, wordSigns } from '@nokshi/forms/search-words.ts';

/** Words, and words of several parts, in the normal form of a text. */
const word = new RegExp(wordSigns, 'gu');
const compound = new RegExp(`${wordSigns}(?:[-/]${wordSigns})+`, 'gu');
const isJoint = (letter: string) => letter === '-' || letter === '/';

/** Words of several parts as many people write them: "ecommerce" for "E-commerce". */
export const compoundsOf = (text: string): string[] =>
  (normalForm(text).match(compound) ?? []).map((parts) => parts.split(/[-/]/).join(''));

/** A letter of the normal form of a text, and where in the text its own letter begins and ends. */
type Letter = { letter: string; start: number; end: number };

/** A word in its normal form, and its letters in their order. */
type PlacedWord = { word: string; letters: readonly Letter[] };

/** The words and compounds of a text, with the place of each letter. */
export function placedWords(text: string): PlacedWord[] {
  const all = lettersOf(text);
  const form = all.map(({ letter }) => letter).join('');
  return [...form.matchAll(word), ...form.matchAll(compound)].map(({ 0: found, index }) => {
    const letters = all.slice(index, index + found.length).filter(({ letter }) => !isJoint(letter));
    return { word: letters.map(({ letter }) => letter).join(''), letters };
  });
}

/** Splits a word into graphemes, so that each counts as one whatever its code points. */
const lettersOf = (text: string): Letter[] =>
  [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(ungrouped(text))].flatMap(
    ({ segment, index }) =>
      normalForm(segment)
        .split('')
        .map((letter) => ({ letter, start: index, end: index + segment.length })),
  );
