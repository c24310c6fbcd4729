/** Fees by bKash, each with its student. */
import { Feature, Line } from '#kit/feature.tsx';
import { sum, taka } from '#kit/money.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';
import { grounds } from '../../../grounds.ts';

export { size } from '#kit/feature.tsx';

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    title: 'bKash today',
    rafi: 'Rafi Ahmed',
    mim: 'Mim Ahmed',
    nusrat: 'Nusrat Jahan',
    nine: 'Nine, roll 14',
    six: 'Six, sibling waiver',
    ten: 'Ten, exam fee',
  },
  bn: {
    title: 'আজকের বিকাশ',
    rafi: 'রাফি আহমেদ',
    mim: 'মিম আহমেদ',
    nusrat: 'নুসরাত জাহান',
    nine: 'নবম, রোল ১৪',
    six: 'ষষ্ঠ, ভাইবোন ছাড়',
    ten: 'দশম, পরীক্ষার ফি',
  },
});

export default function Fees({ words, language }: SceneProps<Words>) {
  return (
    <Feature bg={grounds.EMIS} title={words.title} aside={taka(sum([1200, 900, 650]), language)}>
      <Line name={words.rafi} note={words.nine} value={taka(1200, language)} />
      <Line name={words.mim} note={words.six} value={taka(900, language)} />
      <Line name={words.nusrat} note={words.ten} value={taka(650, language)} />
    </Feature>
  );
}
