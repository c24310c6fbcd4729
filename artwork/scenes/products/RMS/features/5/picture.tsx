/** The sales of three branches. */
import { Bars, Feature } from '#kit/feature.tsx';
import { sum, taka } from '#kit/money.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';
import { grounds } from '../../../grounds.ts';

export { size } from '#kit/feature.tsx';

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    title: 'Branches, today',
    sonadanga: 'Sonadanga',
    khalishpur: 'Khalishpur',
    daulatpur: 'Daulatpur',
  },
  bn: { title: 'শাখা, আজ', sonadanga: 'সোনাডাঙ্গা', khalishpur: 'খালিশপুর', daulatpur: 'দৌলতপুর' },
});

const branches = [
  ['sonadanga', 64200],
  ['khalishpur', 48700],
  ['daulatpur', 31500],
] as const;

export default function Outlets({ words, language }: SceneProps<Words>) {
  return (
    <Feature
      bg={grounds.RMS}
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
