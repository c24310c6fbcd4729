import { expect, it } from 'vitest';
import { ageInWords, isAge, typedAge } from './ages.ts';

it.each([
  ['30', 30, '30', '৩০'],
  ['\u200b３０ years\u2060', 30, '30', '৩০'],
  ['৩০', 30, '30', '৩০'],
  ['1', 1, '1', '১'],
  ['7 years', 7, '7', '৭'],
  ['11 months', 11 / 12, '11 months', '১১ মাস'],
  ['৫ মাস', 5 / 12, '5 months', '৫ মাস'],
  ['1 Month', 1 / 12, '1 month', '১ মাস'],
  ['30 days', 30 / 365, '30 days', '৩০ দিন'],
  ['১২দিন', 12 / 365, '12 days', '১২ দিন'],
  ['1 day', 1 / 365, '1 day', '১ দিন'],
  ['12 months', 1, '1', '১'],
  ['14 months', 14 / 12, '14 months', '১৪ মাস'],
  ['২৩ মাস', 23 / 12, '23 months', '২৩ মাস'],
  ['6 weeks', 42 / 365, '6 weeks', '৬ সপ্তাহ'],
  ['2 weeks', 14 / 365, '14 days', '১৪ দিন'],
  ['60 weeks', 420 / 365, '60 weeks', '৬০ সপ্তাহ'],
  ['0 days', 0, '0 days', '০ দিন'],
  ['45 yrs', 45, '45', '৪৫'],
  ['45y', 45, '45', '৪৫'],
  ['৪৫ বৎসর', 45, '45', '৪৫'],
  ['11 mo', 11 / 12, '11 months', '১১ মাস'],
  ['3m', 3 / 12, '3 months', '৩ মাস'],
  ['14-months', 14 / 12, '14 months', '১৪ মাস'],
  ['6 wks', 42 / 365, '6 weeks', '৬ সপ্তাহ'],
  ['12d.', 12 / 365, '12 days', '১২ দিন'],
  ['٤٥', 45, '45', '৪৫'],
])('an age typed as %j is kept, and said again', (text, age, english, bangla) => {
  expect(typedAge(text)).toBeCloseTo(age, 9);
  expect(isAge(typedAge(text))).toBe(true);
  expect([ageInWords(age, 'en'), ageInWords(age, 'bn')]).toEqual([english, bangla]);
});

it.each([
  '0',
  '',
  '-1',
  '–5 days',
  '131',
  '0.5',
  '1½',
  '5²',
  '1 year 6 months',
  '1y6m',
  'newborn',
  '45 years old',
  '1.5',
  '131x',
  'five',
  '0 months',
  '24 months',
  '0 weeks',
  '104 weeks',
  '31 days',
  '2,5 months',
  '-3 days',
])('an age typed as %j is asked for again', (text) => {
  expect(typedAge(text)).toBeNaN();
});
