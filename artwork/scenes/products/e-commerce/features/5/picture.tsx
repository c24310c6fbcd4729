/** What a piece of each item earned; one loses. */
import { Bars, Feature } from '#kit/feature.tsx';
import { taka } from '#kit/money.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';
import { grounds } from '../../../grounds.ts';

export { size } from '#kit/feature.tsx';

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    title: 'Profit per piece',
    after: 'after returns',
    maroon: 'Maroon half-silk',
    teal: 'Teal cotton',
    georgette: 'Printed georgette',
  },
  bn: {
    title: 'প্রতিটিতে লাভ',
    after: 'ফেরত বাদে',
    maroon: 'মেরুন হাফসিল্ক',
    teal: 'ফিরোজা সুতি',
    georgette: 'প্রিন্টেড জর্জেট',
  },
});

const items = [
  ['maroon', 1240],
  ['teal', 610],
  ['georgette', -85],
] as const;

export default function Profit({ words, language }: SceneProps<Words>) {
  return (
    <Feature bg={grounds.shop} title={words.title} aside={words.after}>
      <Bars
        bars={items.map(([item, profit]) => ({
          name: words[item],
          share: Math.abs(profit) / items[0][1],
          value: taka(profit, language),
          late: profit < 0,
        }))}
      />
    </Feature>
  );
}
