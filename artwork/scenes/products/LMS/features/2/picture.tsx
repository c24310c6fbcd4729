/** Two courses: one is paid, one closes on a date. */
import { Feature, Line } from '#kit/feature.tsx';
import { taka } from '#kit/money.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';
import { grounds } from '../../../grounds.ts';

export { size } from '#kit/feature.tsx';

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    title: 'Tanvir Hossain',
    physics: 'Physics, 1st paper',
    paid: 'bKash, ',
    open: 'Open',
    chemistry: 'Chemistry, 1st paper',
    due: 'Instalment 2 of 3',
    closes: 'Closes 15 Dec',
    maths: 'Higher Maths',
    free: 'Paid in full',
  },
  bn: {
    title: 'তানভীর হোসেন',
    physics: 'পদার্থবিজ্ঞান ১ম পত্র',
    paid: 'বিকাশ, ',
    open: 'খোলা',
    chemistry: 'রসায়ন ১ম পত্র',
    due: '৩ কিস্তির ২ নম্বর',
    closes: 'বন্ধ ১৫ ডিসেম্বর',
    maths: 'উচ্চতর গণিত',
    free: 'সব টাকা শোধ',
  },
});

export default function Courses({ words, language }: SceneProps<Words>) {
  return (
    <Feature bg={grounds.LMS} title={words.title}>
      <Line
        name={words.physics}
        note={words.paid + taka(1500, language)}
        badge={words.open}
        tone="good"
      />
      <Line name={words.chemistry} note={words.due} badge={words.closes} tone="wait" marked />
      <Line name={words.maths} note={words.free} badge={words.open} tone="good" />
    </Feature>
  );
}
