/** A bill in two parts. */
import { Feature, Line } from '#kit/feature.tsx';
import { taka } from '#kit/money.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';
import { grounds } from '../../../grounds.ts';

export { size } from '#kit/feature.tsx';

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    title: 'Room 405',
    room: 'Room and breakfast',
    company: 'the company pays',
    dinner: 'Dinner, laundry',
    guest: 'the guest pays',
    total: 'Total',
  },
  bn: {
    title: 'রুম ৪০৫',
    room: 'রুম ও নাশতা',
    company: 'কোম্পানি দেবে',
    dinner: 'রাতের খাবার, লন্ড্রি',
    guest: 'অতিথি দেবেন',
    total: 'মোট',
  },
});

export default function Bill({ words, language }: SceneProps<Words>) {
  return (
    <Feature bg={grounds.HMS} title={words.title}>
      <Line name={words.room} note={words.company} value={taka(18600, language)} />
      <Line name={words.dinner} note={words.guest} value={taka(3450, language)} />
      <Line name={words.total} value={taka(18600 + 3450, language)} marked />
    </Feature>
  );
}
