import { expect, test } from 'vitest';
import { usualAnswers } from './answers.ts';
import { tellOffer } from './tell-offer.ts';
import { planOf, tellings } from './testing.ts';

const why = (key: string, size: number, language: 'en' | 'bn' = 'en') => {
  const telling = tellings[language];
  const plan = planOf(key, telling);
  const told = tellOffer(plan, { ...usualAnswers(plan), size }, '2026-11-20', telling);
  return told.items[0]?.why ?? '';
};

test('a rent says how it comes about, where it is more than one price', () => {
  expect(why('POS', 3)).toMatch(/ ৳\u202f1,500 \+ 2 × ৳\u202f1,400 = ৳\u202f4,300\.$/);
  expect(why('POS', 7)).toMatch(
    / ৳\u202f1,500 \+ 4 × ৳\u202f1,400 \+ 2 × ৳\u202f1,200 = ৳\u202f9,500\.$/,
  );
  expect(why('EMIS', 600, 'bn')).toMatch(/ ৬০০ × ৳\u202f৬০ = ৳\u202f৩৬,০০০।$/);
  expect(why('POS', 1)).not.toContain('=');
});
