/** A question of a test, answered and explained. */

import { digits } from '#kit/digits.ts';
import { Choices, Feature, Line, Notice } from '#kit/feature.tsx';
import { inLanguages, type SceneProps } from '#kit/words.ts';
import { grounds } from '../../../grounds.ts';

export { size } from '#kit/feature.tsx';

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    title: 'Question 4 of 10',
    asked: 'The range is greatest at',
    right: 'Right: sin 90° is 1',
  },
  bn: {
    title: '১০টির ৪ নম্বর প্রশ্ন',
    asked: 'পাল্লা সবচেয়ে বেশি কত কোণে?',
    right: 'সঠিক, sin ৯০° = ১',
  },
});

export default function Question({ words, language }: SceneProps<Words>) {
  return (
    <Feature bg={grounds.LMS} title={words.title}>
      <Line name={words.asked} />
      <Choices choices={['30°', '45°', '60°'].map((angle) => digits(angle, language))} chosen={1} />
      <Notice>{words.right}</Notice>
    </Feature>
  );
}
