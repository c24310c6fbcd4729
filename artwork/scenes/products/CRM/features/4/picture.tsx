/** Why orders were lost in three months. */

import { digits } from '#kit/digits.ts';
import { Bars, Feature } from '#kit/feature.tsx';
import { inLanguages, type SceneProps } from '#kit/words.ts';
import { grounds } from '../../../grounds.ts';

export { size } from '#kit/feature.tsx';

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    title: 'Lost orders',
    months: '3 months',
    price: 'Price',
    delivery: 'Delivery time',
    never: 'Nobody called',
  },
  bn: {
    title: 'হাতছাড়া অর্ডার',
    months: '৩ মাস',
    price: 'দাম',
    delivery: 'ডেলিভারির সময়',
    never: 'কল করা হয়নি',
  },
});

const reasons = [
  ['price', 9],
  ['delivery', 6],
  ['never', 4],
] as const;

export default function Lost({ words, language }: SceneProps<Words>) {
  return (
    <Feature bg={grounds.CRM} title={words.title} aside={words.months}>
      <Bars
        bars={reasons.map(([reason, orders]) => ({
          name: words[reason],
          share: orders / reasons[0][1],
          value: digits(orders, language),
          late: reason === 'never',
        }))}
      />
    </Feature>
  );
}
