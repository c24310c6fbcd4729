import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountInWords } from './amount-in-words.ts';

test.each([
  [0, 'Zero taka only', 'শূন্য টাকা মাত্র'],
  [
    12_345_50,
    'Twelve thousand three hundred forty-five taka and fifty paisa only',
    'বারো হাজার তিনশ পঁয়তাল্লিশ টাকা পঞ্চাশ পয়সা মাত্র',
  ],
  [1_20_000_00, 'One lakh twenty thousand taka only', 'এক লাখ বিশ হাজার টাকা মাত্র'],
  [12_05_00_019_00, 'Twelve crore five lakh nineteen taka only', 'বারো কোটি পাঁচ লাখ উনিশ টাকা মাত্র'],
])('%d paisa in words', (paisa, english, bangla) => {
  expect(amountInWords(paisa, 'en')).toBe(english);
  expect(amountInWords(paisa, 'bn')).toBe(bangla);
});

test.each(['en', 'bn'] as const)('no two amounts read alike in %s', (language) => {
  const amount = fc.integer({ min: 0, max: 10 ** 13 });
  fc.assert(
    fc.property(amount, amount, (one, other) => {
      fc.pre(one !== other);
      expect(amountInWords(one, language)).not.toBe(amountInWords(other, language));
    }),
  );
});
