import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readNumber } from './written-number.ts';

it.each([
  ['1250000', 1_250_000],
  ['১২,৫০,০০০', 1_250_000],
  ['12,50,000', 1_250_000],
  ['1,250,000', 1_250_000],
  ['1 250 000', 1_250_000],
  ['1\u00a0250\u202f000', 1_250_000],
  ['১২,৫০,০০,০০০.৫০', 125_000_000.5],
  ['৳ ৭২.৫০', 72.5],
  ['500৳', 500],
  ['\u200b42\ufeff', 42],
  ['-7', -7],
  ['０１２', 12],
  ['1,200', 1200],
  ['4.2', 4.2],
  ['−৭', -7],
  ['١٬٢٥٠٫٥', 1250.5],
  ['৳\u200b500', 500],
  ['1250/-', 1250],
  ['১,২৫০/=', 1250],
  ['Tk. 1,250', 1250],
  ['BDT500', 500],
  ['৫০০ টাকা', 500],
  ['–7', -7],
  ['-0', 0],
  ['999999999999999', 999_999_999_999_999],
])('reads %s as %d', (written, number) => {
  expect(readNumber(written)).toBe(number);
});

it.each([
  ...[
    '4,2',
    '৪,২',
    '4 2',
    '2,5',
    '1,2,3',
    '12,5',
    '1.200,50',
    '1.2.3',
    '1,25,00',
    '1,0000',
    '0,125',
    '01,250',
    ',5',
  ],
  ...[
    '',
    '.',
    '-',
    '5 shops',
    '1e3',
    '1.71112E+09',
    '--1',
    '১২ ৫০ ০০০',
    '1250,000',
    '4.',
    'Infinity',
    '5²',
    '①',
    '5½',
    '5％',
    '1\t250',
    '9007199254740993',
    'Tk',
    '/-',
    '1250/',
    '500 টাকার',
  ],
])('makes no number of %j', (written) => {
  expect(readNumber(written)).toBeUndefined();
});

it('reads what Intl writes in any of its ways (property)', () => {
  const ways = ['en-GB', 'en-IN', 'bn-BD'];
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.constantFrom(...ways), (number, way) => {
      expect(readNumber(new Intl.NumberFormat(way).format(number))).toBe(number || 0);
    }),
  );
});

it('keeps every digit that was typed, or reads no number (property)', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[1-9]\d{0,24}$/), (digits) => {
      const read = readNumber(digits);
      expect(read === undefined ? digits.length > 15 : String(read) === digits).toBe(true);
    }),
  );
});

it('reads a long text of blanks in no time', () => {
  const began = performance.now();
  expect(readNumber(`x${' '.repeat(20_000)}x`)).toBeUndefined();
  expect(performance.now() - began).toBeLessThan(2000);
});
