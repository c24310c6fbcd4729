/** What a plate costs and what it earns. */
import { Feature, Line } from '#kit/feature.tsx';
import { taka } from '#kit/money.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';
import { grounds } from '../../../grounds.ts';

export { size } from '#kit/feature.tsx';

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    title: 'Beef chui jhal',
    beef: 'Beef, 180 g',
    rest: 'Chui, spices, oil',
    left: 'Earned per plate',
  },
  bn: { title: 'গরুর চুই ঝাল', beef: 'গরুর মাংস, ১৮০ গ্রাম', rest: 'চুই, মসলা, তেল', left: 'প্রতি প্লেটে লাভ' },
});

const price = 420;

export default function Plate({ words, language }: SceneProps<Words>) {
  return (
    <Feature bg={grounds.RMS} title={words.title} aside={taka(price, language)}>
      <Line name={words.beef} value={taka(144, language)} />
      <Line name={words.rest} value={taka(61, language)} />
      <Line name={words.left} value={taka(price - 144 - 61, language)} marked />
    </Feature>
  );
}
