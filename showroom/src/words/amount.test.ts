import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldNumber, typedHundredths, typedMeasure, typedNumber, typedPercent } from './amount.ts';
import { numeral } from './taka.ts';

const no = Number.NaN;

describe('a number that somebody typed', () => {
  it.each([
    ['0', 0],
    ['42', 42],
    [' 42 ', 42],
    ['৪২', 42],
    ['007', 7],
    ['-5', -5],
    ['−৫', -5],
    ['4.2', 4.2],
    ['৪.২', 4.2],
    ['4,2', 4.2],
    ['৪,২', 4.2],
    ['0,5', 0.5],
    ['০,৫', 0.5],
    ['0,500', 0.5],
    ['2,50', 2.5],
    ['12,50', 12.5],
    ['0,0625', 0.0625],
    ['1,250', 1250],
    ['১,২৫০', 1250],
    ['1,250.5', 1250.5],
    ['12,500', 12_500],
    ['1,25,000', 125_000],
    ['12,50,000', 1_250_000],
    ['১২,৫০,০০০', 1_250_000],
    ['1,250,000', 1_250_000],
    ['1,00,00,000', 10_000_000],
    ['12,50,000.75', 1_250_000.75],
    ['1 250', 1250],
    ['12 50 000', 1_250_000],
    ['1\u00A0250,5', 1250.5],
    ['৳ ১,২৫০', 1250],
    ['৳\u00A01,134', 1134],
    ['500 ৳', 500],
    ['\u200b42\u200b', 42],
    ['1\u200b250', 1250],
    ['\ufeff১,২৫০\u00a0', 1250],
    ['\u202a42\u202c', 42],
    ['４２', 42],
    ['１，２５０．５', 1250.5],
    ['−４２', -42],
    ['－42', -42],
    ['٤٢', 42],
    ['١٬٢٥٠٫٥', 1250.5],
    ['४२', 42],
    ['1250/-', 1250],
    ['১,২৫০/=', 1250],
    ['Tk 500', 500],
    ['Tk. 1,250', 1250],
    ['BDT 500', 500],
    ['৫০০ টাকা', 500],
    ['টাকা ১২,৫০০/-', 12_500],
    ['–5', -5],
    ['999999999999999', 999_999_999_999_999],
    ['9007199254740993', no],
    ['1\t250', no],
    ['1\n250', no],
    ['500 টাকার', no],
    ['Tk', no],
    ['/-', no],
    ['5²', no],
    ['½', no],
    ['①', no],
    ['4 2', no],
    ['৪ ২', no],
    ['1,2,3', no],
    ['1,250,5', no],
    ['50,0000', no],
    ['1,0000', no],
    ['1250,000', no],
    ['12,50 000', no],
    ['1.250,50', no],
    ['1.250.000', no],
    ['1,250,00', no],
    ['1250,000,5', no],
    [',5', no],
    ['5,', no],
    ['5.', no],
    ['1e3', no],
    ['5%', no],
    ['five', no],
    ['', no],
    [' ', no],
    ['৳', no],
    ['--5', no],
    ['0x10', no],
    ['Infinity', no],
  ])('%j is %d', (text, value) => {
    expect(typedNumber(text)).toBe(value);
  });

  it.each(['en', 'bn'] as const)('is read as it is written in %s', (language) => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), fc.nat(2), (whole, decimals) => {
        const value = whole / 10 ** decimals;
        expect(typedNumber(numeral(value, language, decimals))).toBe(value);
      }),
    );
  });

  it('never loses its comma: it groups thousands, is the point, or makes it none', () => {
    fc.assert(
      fc.property(fc.nat(9999), fc.nat(9999), (before, after) => {
        const typed = typedNumber(`${before},${after}`);
        const isGroup = before > 0 && before < 1000 && String(after).length === 3;
        const isPoint = before === 0 || String(after).length < 3;
        const other = isPoint ? Number(`${before}.${after}`) : Number.NaN;
        expect(typed).toBe(isGroup ? before * 1000 + after : other);
      }),
    );
  });

  it('is none between spaces and commas that group nothing, whatever stands there', () => {
    const sign = fc.constantFrom('0', '5', '৭', ',', '.', ' ', '-', '৳', 'x');
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 9 }), (signs) => {
        const text = signs.join('');
        const typed = typedNumber(text);
        if (Number.isNaN(typed)) return;
        expect(text.match(/[05৭]/g)?.length).toBeGreaterThan(0);
        expect(text).not.toMatch(/x|[.].*[.]|\d -|[,.]{2}/);
      }),
    );
  });
});

describe('a measure that somebody typed', () => {
  it.each([
    ['1,250', no],
    ['১২,৫০০', no],
    ['-1,250', no],
    ['1 250', 1250],
    ['1,250.0', 1250],
    ['1,250,000', 1_250_000],
    ['0,250', 0.25],
    ['2,5', 2.5],
    ['1.250', 1.25],
    ['1250', 1250],
  ])('%j is %d', (text, value) => {
    expect(typedMeasure(text)).toBe(value);
  });
});

it.each(['5', '5%', '৫ %', '5％', '٥٪', '\u200b5%\u200b'])('%j is five of a hundred', (text) => {
  expect(typedPercent(text)).toBe(5);
});

it.each(['en', 'bn'] as const)('a field of measures holds what it reads, in %s', (language) => {
  fc.assert(
    fc.property(fc.nat(100_000_000), (thousandths) => {
      const value = thousandths / 1000;
      expect(typedMeasure(fieldNumber(value, language))).toBe(value);
    }),
  );
});

it('an amount is read to its hundredth, and none finer', () => {
  expect(typedHundredths('30,37')).toBe(3037);
  expect(typedHundredths('1,250')).toBe(125_000);
  for (const wrong of ['30.375', '0,005', 'x']) expect(typedHundredths(wrong)).toBeNaN();
  fc.assert(
    fc.property(fc.nat(10 ** 10), (paisa) => {
      expect(typedHundredths(numeral(paisa / 100, 'bn', 2))).toBe(paisa);
    }),
  );
});
