/** Overtime of the month; one is over the limit. */

import { digits } from '#kit/digits.ts';
import { Bars, Feature } from '#kit/feature.tsx';
import { inLanguages, type SceneProps } from '#kit/words.ts';
import { grounds } from '../../../grounds.ts';

export { size } from '#kit/feature.tsx';

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    title: 'Overtime',
    limit: 'Limit 50 h',
    hours: ' h',
    champa: 'Champa Rani',
    nur: 'Nur Islam',
    rokeya: 'Rokeya Begum',
  },
  bn: {
    title: 'ওভারটাইম',
    limit: 'সীমা ৫০ ঘণ্টা',
    hours: ' ঘণ্টা',
    champa: 'চম্পা রানী',
    nur: 'নূর ইসলাম',
    rokeya: 'রোকেয়া বেগম',
  },
});

const operators = [
  ['champa', 52],
  ['nur', 48],
  ['rokeya', 44],
] as const;

export default function Overtime({ words, language }: SceneProps<Words>) {
  return (
    <Feature bg={grounds.HRM} title={words.title} aside={words.limit}>
      <Bars
        bars={operators.map(([operator, hours]) => ({
          name: words[operator],
          share: hours / 60,
          value: digits(hours, language) + words.hours,
          late: hours > 50,
        }))}
      />
    </Feature>
  );
}
