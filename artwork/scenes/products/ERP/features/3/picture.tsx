/** What is owed to the company, by its age. */
import { Bars, Feature } from '#kit/feature.tsx';
import { sum, taka } from '#kit/money.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';
import { grounds } from '../../../grounds.ts';

export { size } from '#kit/feature.tsx';

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    title: 'Receivable',
    due: 'Not yet due',
    weeks: '1 to 4 weeks late',
    months: 'Over 4 weeks late',
  },
  bn: { title: 'পাওনা', due: 'তারিখ আসেনি', weeks: '১–৪ সপ্তাহ দেরি', months: '৪ সপ্তাহের বেশি দেরি' },
});

const ages = [
  ['due', 820000],
  ['weeks', 95000],
  ['months', 45000],
] as const;

export default function Receivables({ words, language }: SceneProps<Words>) {
  return (
    <Feature
      bg={grounds.ERP}
      title={words.title}
      aside={taka(sum(ages.map(([, amount]) => amount)), language)}
    >
      <Bars
        bars={ages.map(([age, amount]) => ({
          name: words[age],
          share: amount / ages[0][1],
          value: taka(amount, language),
          late: age === 'months',
        }))}
      />
    </Feature>
  );
}
