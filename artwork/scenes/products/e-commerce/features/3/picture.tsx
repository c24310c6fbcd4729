/** A statement of the courier: one parcel is not paid. */
import { Feature, Line } from '#kit/feature.tsx';
import { taka } from '#kit/money.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';
import { grounds } from '../../../grounds.ts';

export { size } from '#kit/feature.tsx';

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    title: 'Steadfast, 24 Nov',
    matched: 'Matched',
    late: '9 days late',
    tahmina: 'Tahmina Islam',
    sadia: 'Sadia Afrin',
    rima: 'Rima Das',
  },
  bn: {
    title: 'স্টেডফাস্ট, ২৪ নভেম্বর',
    matched: 'মিলেছে',
    late: '৯ দিন দেরি',
    tahmina: 'তাহমিনা ইসলাম',
    sadia: 'সাদিয়া আফরিন',
    rima: 'রিমা দাস',
  },
});

export default function Payouts({ words, language }: SceneProps<Words>) {
  return (
    <Feature bg={grounds.shop} title={words.title}>
      <Line name={words.tahmina} note={taka(1930, language)} badge={words.matched} tone="good" />
      <Line name={words.sadia} note={taka(2480, language)} badge={words.matched} tone="good" />
      <Line name={words.rima} note={taka(2150, language)} badge={words.late} tone="late" marked />
    </Feature>
  );
}
