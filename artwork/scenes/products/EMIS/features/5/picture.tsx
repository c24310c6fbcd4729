/** The two parts of a teacher’s salary. */
import { Feature, Line } from '#kit/feature.tsx';
import { taka } from '#kit/money.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';
import { grounds } from '../../../grounds.ts';

export { size } from '#kit/feature.tsx';

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    title: 'A. Karim',
    month: 'November',
    mpo: 'MPO part',
    school: 'School’s part',
    fund: 'Provident fund',
  },
  bn: {
    title: 'এ করিম',
    month: 'নভেম্বর',
    mpo: 'এমপিও অংশ',
    school: 'প্রতিষ্ঠানের অংশ',
    fund: 'প্রভিডেন্ট ফান্ড',
  },
});

export default function Teacher({ words, language }: SceneProps<Words>) {
  return (
    <Feature bg={grounds.EMIS} title={words.title} aside={words.month}>
      <Line name={words.mpo} value={taka(22000, language)} />
      <Line name={words.school} value={taka(6500, language)} />
      <Line name={words.fund} value={taka(-650, language)} />
    </Feature>
  );
}
