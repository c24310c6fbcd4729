/** The sales of three branches, as the owner sees them at home. */
import { Bars, Feature } from '#kit/feature.tsx';
import { sum, taka } from '#kit/money.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';
import { grounds } from '../../../grounds.ts';

export { size } from '#kit/feature.tsx';

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    title: 'Sales today',
    satmatha: 'Satmatha',
    sherpur: 'Sherpur Road',
    station: 'Station Road',
  },
  bn: { title: 'আজকের বিক্রি', satmatha: 'সাতমাথা', sherpur: 'শেরপুর রোড', station: 'স্টেশন রোড' },
});

const branches = [
  ['satmatha', 68450],
  ['sherpur', 41200],
  ['station', 26900],
] as const;

export default function Branches({ words, language }: SceneProps<Words>) {
  return (
    <Feature
      bg={grounds.POS}
      title={words.title}
      aside={taka(sum(branches.map(([, sales]) => sales)), language)}
    >
      <Bars
        bars={branches.map(([branch, sales]) => ({
          name: words[branch],
          share: sales / branches[0][1],
          value: taka(sales, language),
        }))}
      />
    </Feature>
  );
}
