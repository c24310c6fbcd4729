/** What was not sold today, each with its reason. */
import { Feature, Line } from '#kit/feature.tsx';
import { sum, taka } from '#kit/money.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';
import { grounds } from '../../../grounds.ts';

export { size } from '#kit/feature.tsx';

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    title: 'Not sold today',
    naan: 'Naan × 4',
    burnt: 'burnt, Selim',
    kacchi: 'Kacchi, half',
    back: 'sent back, table 9',
    staff: 'Staff lunch × 11',
    meal: 'eaten',
  },
  bn: {
    title: 'আজ যা বিক্রি হয়নি',
    naan: 'নান × ৪',
    burnt: 'পুড়েছে, সেলিম',
    kacchi: 'কাচ্চি, হাফ',
    back: 'ফেরত, টেবিল ৯',
    staff: 'কর্মীদের খাবার × ১১',
    meal: 'খাওয়া হয়েছে',
  },
});

export default function Waste({ words, language }: SceneProps<Words>) {
  return (
    <Feature bg={grounds.RMS} title={words.title} aside={taka(sum([120, 180, 990]), language)}>
      <Line name={words.naan} note={words.burnt} value={taka(120, language)} />
      <Line name={words.kacchi} note={words.back} value={taka(180, language)} />
      <Line name={words.staff} note={words.meal} value={taka(990, language)} />
    </Feature>
  );
}
