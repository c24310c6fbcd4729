/** Stock by its age, to print or for Excel. */
import { Bars, Feature } from '#kit/feature.tsx';
import { taka } from '#kit/money.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';
import { grounds } from '../../../grounds.ts';

export { size } from '#kit/feature.tsx';

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    title: 'Stock ageing',
    out: 'Excel · A4',
    new: 'Up to 30 days',
    older: '31 to 60 days',
    old: 'Over 60 days',
  },
  bn: {
    title: 'পুরোনো স্টক',
    out: 'এক্সেল · এ৪',
    new: '৩০ দিন পর্যন্ত',
    older: '৩১–৬০ দিন',
    old: '৬০ দিনের বেশি',
  },
});

const ages = [
  ['new', 8400000],
  ['older', 3350000],
  ['old', 1250000],
] as const;

export default function Ageing({ words, language }: SceneProps<Words>) {
  return (
    <Feature bg={grounds.ERP} title={words.title} aside={words.out}>
      <Bars
        bars={ages.map(([age, amount]) => ({
          name: words[age],
          share: amount / ages[0][1],
          value: taka(amount, language),
          late: age === 'old',
        }))}
      />
    </Feature>
  );
}
