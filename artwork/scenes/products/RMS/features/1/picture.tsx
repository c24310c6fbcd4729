/** The queue of the kitchen; table 6 has waited too long. */

import { digits } from '#kit/digits.ts';
import { Feature, Line } from '#kit/feature.tsx';
import { inLanguages, type SceneProps } from '#kit/words.ts';
import { grounds } from '../../../grounds.ts';

export { size } from '#kit/feature.tsx';

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    title: 'Kitchen',
    curry: 'Table 6',
    grill: 'Table 14',
    drinks: 'Table 7',
    curryAt: 'Curry',
    grillAt: 'Grill',
    drinksAt: 'Drinks',
    minutes: ' min',
  },
  bn: {
    title: 'কিচেন',
    curry: 'টেবিল ৬',
    grill: 'টেবিল ১৪',
    drinks: 'টেবিল ৭',
    curryAt: 'তরকারি',
    grillAt: 'গ্রিল',
    drinksAt: 'পানীয়',
    minutes: ' মিনিট',
  },
});

export default function Queue({ words, language }: SceneProps<Words>) {
  return (
    <Feature bg={grounds.RMS} title={words.title}>
      <Line
        name={words.curry}
        note={words.curryAt}
        badge={digits(22, language) + words.minutes}
        tone="late"
      />
      <Line
        name={words.grill}
        note={words.grillAt}
        badge={digits(11, language) + words.minutes}
        tone="wait"
      />
      <Line
        name={words.drinks}
        note={words.drinksAt}
        badge={digits(9, language) + words.minutes}
        tone="wait"
      />
    </Feature>
  );
}
