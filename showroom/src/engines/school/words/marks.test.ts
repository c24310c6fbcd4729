import { expect, it } from 'vitest';
import { markInWords, typedMark } from './marks.ts';

it.each([
  'AB',
  'ab',
  ' Abs ',
  'absent',
  'A',
  'অনুপস্থিত',
  'অনু.',
  '-',
  '–',
  '—',
  'ＡＢ',
  '\u200bAB\u200b',
  'A.B.',
  'ab.',
  'Ａ Ｂ',
  'অনুপস্থিত।',
  '－',
  '−',
])('%j is the mark of who was absent, and no zero', (text) => {
  expect(typedMark(text)).toBe('absent');
});

it.each([
  ['0', 0],
  ['৪৫', 45],
  ['4,5', 4.5],
  ['', Number.NaN],
  ['F', Number.NaN],
  ['A+', Number.NaN],
  ['A-', Number.NaN],
  ['33/50', Number.NaN],
  ['33\t40', Number.NaN],
  ['৩৩.৫', 33.5],
  ['100.5', 100.5],
  ['5²', Number.NaN],
  ['-5', -5],
])('%j is the mark %d', (text, mark) => {
  expect(typedMark(text)).toBe(mark);
});

it('is said as people write it', () => {
  expect([45, 0, 'absent', null, undefined].map((mark) => markInWords(mark as null, 'en'))).toEqual(
    ['45', '0', 'AB', '–', '–'],
  );
  expect(markInWords('absent', 'bn')).toBe('অনু.');
});
