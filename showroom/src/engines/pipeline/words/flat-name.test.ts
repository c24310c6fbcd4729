import { expect, it } from 'vitest';
import { ordinal } from './flat-name.ts';

it('says places in a row as people do', () => {
  expect([1, 2, 3, 4].map((place) => ordinal(place, 'en'))).toEqual(['1st', '2nd', '3rd', '4th']);
  expect([2, 4, 6].map((place) => ordinal(place, 'bn'))).toEqual(['২য়', '৪র্থ', '৬ষ্ঠ']);
});
