/** Dealers: who was visited, who has waited long. */
import { Feature, Line } from '#kit/feature.tsx';
import { inLanguages, type SceneProps } from '#kit/words.ts';
import { grounds } from '../../../grounds.ts';

export { size } from '#kit/feature.tsx';

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    title: 'Dealers, December',
    feni: 'Feni Sadar',
    sonagazi: 'Sonagazi',
    parshuram: 'Parshuram',
    today: 'check-in 10:40',
    week: '4 days ago',
    long: '34 days ago',
    visited: 'Visited',
    waits: 'Waits',
  },
  bn: {
    title: 'ডিলার, ডিসেম্বর',
    feni: 'ফেনী সদর',
    sonagazi: 'সোনাগাজী',
    parshuram: 'পরশুরাম',
    today: 'চেক-ইন ১০:৪০',
    week: '৪ দিন আগে',
    long: '৩৪ দিন আগে',
    visited: 'যাওয়া হয়েছে',
    waits: 'অপেক্ষায়',
  },
});

export default function Visits({ words }: SceneProps<Words>) {
  return (
    <Feature bg={grounds.CRM} title={words.title}>
      <Line name={words.feni} note={words.today} badge={words.visited} tone="good" />
      <Line name={words.sonagazi} note={words.week} badge={words.visited} tone="good" />
      <Line name={words.parshuram} note={words.long} badge={words.waits} tone="late" marked />
    </Feature>
  );
}
