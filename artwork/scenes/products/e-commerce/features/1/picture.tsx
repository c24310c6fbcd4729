/** A cash order of a number that refused a parcel before. */
import { Feature, Line, Notice } from '#kit/feature.tsx';
import { taka } from '#kit/money.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';
import { grounds } from '../../../grounds.ts';

export { size } from '#kit/feature.tsx';

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    title: 'Cash on delivery',
    who: 'Papia Sen',
    refused: '1 refused',
    code: 'Code by SMS',
    confirmed: 'Confirmed',
    ask: ' delivery asked first',
  },
  bn: {
    title: 'ক্যাশ অন ডেলিভারি',
    who: 'পাপিয়া সেন',
    refused: '১টি ফেরত',
    code: 'এসএমএসের কোড',
    confirmed: 'নিশ্চিত',
    ask: ' ডেলিভারি চার্জ আগে',
  },
});

export default function Refused({ words, language }: SceneProps<Words>) {
  return (
    <Feature bg={grounds.shop} title={words.title}>
      <Line name={words.who} note="017·· ···640" badge={words.refused} tone="late" />
      <Line name={words.code} badge={words.confirmed} tone="good" />
      <Notice tone="wait">{taka(130, language) + words.ask}</Notice>
    </Feature>
  );
}
