import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasMoreGraphemes, maxCodePointsPerGrapheme } from './graphemes.ts';

const letters = ['a', 'ক', 'ক্ষু', 'স্কু', 'র্যা', 'é', '🌸', '👨‍👩‍👧', '🇧🇩', '\r\n'];

test('a letter is one, of however many signs it is written', () => {
  for (const letter of ['ক্ষু', 'e\u0301', '🌸', '🇧🇩']) {
    expect(hasMoreGraphemes(letter.repeat(200), 200)).toBe(false);
    expect(hasMoreGraphemes(letter.repeat(201), 200)).toBe(true);
  }
});

test('a text is refused for its letters, or for the signs that they are made of, and for nothing else', () => {
  const segmenter = new Intl.Segmenter('en');
  const mark = fc.constantFrom('\u0301', '\u09cd', '\u200d');
  const hostile = fc
    .tuple(fc.constantFrom(...letters), mark, fc.nat({ max: 40 }))
    .map(([letter, sign, times]) => letter + sign.repeat(times));
  const text = fc.oneof(
    fc.array(fc.constantFrom(...letters)).map((some) => some.join('')),
    fc
      .array(fc.oneof(hostile, fc.constantFrom(...letters)), { maxLength: 4 })
      .map((some) => some.join('')),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 30 }), (written, max) => {
      const isRight =
        [...segmenter.segment(written)].length <= max &&
        [...written].length <= max * maxCodePointsPerGrapheme;
      expect(hasMoreGraphemes(written, max)).toBe(!isRight);
    }),
    { numRuns: 500 },
  );
});

test('one letter of 100,000 signs is too long; neither it nor a full message takes any time', () => {
  const start = performance.now();
  for (const sign of ['\u0301', '\u09cd', '\u200d', '🏿']) {
    expect(hasMoreGraphemes(`ক${sign.repeat(100_000)}`, 5000)).toBe(true);
  }
  expect(hasMoreGraphemes('ক্ষু'.repeat(5000), 5000)).toBe(false);
  expect(performance.now() - start).toBeLessThan(20_000);
});
