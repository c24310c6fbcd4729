import { wordsOf } from '@nokshi/forms/search-words.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compoundsOf, placedWords } from './words.ts';

test.each([
  ['Café DIGONTO', ['cafe', 'digonto']],
  ["Tailor's, tailor’s", ['tailors', 'tailors']],
  ['Nokshi™ ½', ['nokshitm', '1', '2']],
  ['ΟΔΟΣ οδος', ['οδοσ', 'οδοσ']],
  ['বাংলা স্কুল', ['বাংলা', 'স্কুল']],
  ['!?', []],
])('the words of "%s" are compared as %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test.each([
  ['E-commerce and PC/POS', ['ecommerce', 'pcpos']],
  ['ই-কমার্স', ['ইকমার্স']],
  ['one - two', []],
])('"%s" holds the compounds %j', (text, compounds) => {
  expect(compoundsOf(text)).toEqual(compounds);
});

test('words with their places are the same words, in any text', () => {
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(text, (sample) => {
      expect(placedWords(sample).map(({ word }) => word)).toEqual([
        ...wordsOf(sample),
        ...compoundsOf(sample),
      ]);
    }),
  );
});
