import fc from 'fast-check';
import { expect, it } from 'vitest';
import { linkValues, withoutLinkTail } from './link-values.ts';

const values = { product: 'POS', branches: '3' };

it.each([
  ...[
    '',
    '।',
    '.',
    ',',
    ')',
    '),',
    ').',
    '।)',
    '"',
    '">',
    "'",
    '*',
    '_',
    '…',
    '!',
    '?',
    ':',
    ';',
    '-',
  ],
  ...[
    '%20',
    '+',
    '%0A',
    '%E0%A5%A4',
    '%E0%A5',
    '%E0',
    '%E2%80%8B',
    '%C2%A0',
    '&',
    '&amp;',
    '😊',
    '%22%3E',
  ],
])('reads the answers of a link with %j behind it', (tail) => {
  expect(Object.fromEntries(linkValues(`?product=POS&branches=3${tail}`))).toMatchObject(values);
  expect(Object.fromEntries(linkValues(`?product=POS${tail}&branches=3`))).toMatchObject(values);
});

it('reads a link out of a letter, whose & are written out', () => {
  expect(Object.fromEntries(linkValues('?product=POS&amp;branches=3'))).toEqual(values);
});

it('reads a value of any length in no time', () => {
  const start = performance.now();
  expect(withoutLinkTail(`${')'.repeat(100_000)}a${')'.repeat(100_000)}`)).toHaveLength(100_001);
  expect(performance.now() - start).toBeLessThan(500);
});

it('leaves a value that ends in a letter, a digit or % as it is (property)', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('a', '৩', 'ি', '%'),
      (text, end) => {
        const value = text.replace(/\p{Cf}/gu, '') + end;
        expect(withoutLinkTail(value)).toBe(value);
        expect(linkValues(`?a=${encodeURIComponent(value)}`).get('a')).toBe(value);
      },
    ),
  );
});
