import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainCode, plainSigns } from './plain-signs.ts';

it.each([
  ...['XL-5-001-RSH7', 'xl-5-001-rsh7', ' XL-5 -001-RSH7 ', 'XL5001RSH7', 'XL 5 001 RSH7'],
  ...['XL–5–001–RSH7', 'XL—5—001—RSH7', 'XL−5−001−RSH7', 'XL‑5‑001‑RSH7', 'XL﹣5－001‐RSH7'],
  ...['XL/5/001/RSH7', 'XL.5.001.RSH7', 'XL_5_001_RSH7', 'XL:5:001:RSH7', '#XL-5-001-RSH7'],
  ...[
    'XL-৫-০০১-RSH৭',
    'XL-५-००१-RSH७',
    'XL-٥-٠٠١-RSH٧',
    'XL-۵-۰۰۱-RSH۷',
    'ＸＬ－５－００１－ＲＳＨ７',
  ],
  ...['\u200bXL-5-001-RSH7\ufeff', 'XL\u00ad-5-001\u2060-RSH7', '\u202aXL-5-001-RSH7\u202c'],
  ...['XL\u00a05\u202f001\u3000RSH7', '“XL-5-001-RSH7”', '(XL-5-001-RSH7)', 'XL-5-001-RSH7।'],
  ...['XL-5-001-RSH7.', 'XL-5-001-RSH7,', "'XL-5-001-RSH7", 'XL-5-001-RSH7\r\n', '\tXL-5-001-RSH7'],
])('%j is the code XL-5-001-RSH7', (typed) => {
  expect(plainCode(typed)).toBe('XL5001RSH7');
});

it.each(['XL-5-001-RSH', 'XL-5-001-RSH77', 'XL-5-0O1-RSH7', 'এক্সএল-৫-০০১'])(
  '%j is another',
  (typed) => {
    expect(plainCode(typed)).not.toBe('XL5001RSH7');
  },
);

it('reads a code the same in any case, with anything seen or not between its signs (property)', () => {
  const signs = fc.array(fc.constantFrom(...'ABC0123456789ক'), { minLength: 1, maxLength: 12 });
  const between = fc.constantFrom(
    '',
    '-',
    '–',
    ' ',
    '\u00a0',
    '\u200b',
    '\u2011',
    '.',
    '/',
    '\u00ad',
  );
  fc.assert(
    fc.property(signs, fc.array(between, { minLength: 12, maxLength: 12 }), (code, gaps) => {
      const typed = code.map((sign, at) => sign.toLowerCase() + gaps[at]).join('');
      expect(plainCode(typed)).toBe(code.join(''));
      expect(plainCode(plainCode(typed))).toBe(plainCode(typed));
    }),
  );
});

it('writes every dash as a hyphen', () => {
  expect(plainSigns('–5')).toBe('-5');
  expect(plainSigns('1‑2—3−4')).toBe('1-2-3-4');
});
