/** The day cannot close: bKash differs from the receipts. */
import { Feature, Line } from '#kit/feature.tsx';
import { taka } from '#kit/money.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';
import { grounds } from '../../../grounds.ts';

export { size } from '#kit/feature.tsx';

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    title: 'Night audit',
    date: '12 December',
    rent: 'Room rent',
    posted: 'Posted',
    cash: 'Cash',
    right: 'Right',
    bkash: 'bKash',
    short: ' short',
  },
  bn: {
    title: 'রাতের হিসাব',
    date: '১২ ডিসেম্বর',
    rent: 'রুমভাড়া',
    posted: 'বিলে উঠেছে',
    cash: 'ক্যাশ',
    right: 'মিলেছে',
    bkash: 'বিকাশ',
    short: ' কম',
  },
});

export default function NightAudit({ words, language }: SceneProps<Words>) {
  return (
    <Feature bg={grounds.HMS} title={words.title} aside={words.date}>
      <Line name={words.rent} note={taka(86400, language)} badge={words.posted} tone="good" />
      <Line name={words.cash} note={taka(41250, language)} badge={words.right} tone="good" />
      <Line
        name={words.bkash}
        note={taka(28900, language)}
        badge={taka(500, language) + words.short}
        tone="late"
        marked
      />
    </Feature>
  );
}
