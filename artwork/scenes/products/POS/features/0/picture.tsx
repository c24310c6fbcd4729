/** A counter without internet: its bills wait. */
import { Badge } from '#kit/badge.tsx';
import { digits } from '#kit/digits.ts';
import { Feature, Line, Notice } from '#kit/feature.tsx';
import { taka } from '#kit/money.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';
import { grounds } from '../../../grounds.ts';

export { size } from '#kit/feature.tsx';

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    till: 'Counter 2',
    offline: 'No internet',
    bill: 'Bill ',
    kept: '2 bills wait for the line',
  },
  bn: { till: 'কাউন্টার ২', offline: 'নেট নেই', bill: 'বিল ', kept: 'নেট এলে ২টি বিল চলে যাবে' },
});

const bills = [
  ['10483', '1:16', 640],
  ['10484', '1:21', 1275],
] as const;

export default function Offline({ words, language }: SceneProps<Words>) {
  return (
    <Feature
      bg={grounds.POS}
      title={words.till}
      aside={
        <Badge tone="wait" size={26}>
          {words.offline}
        </Badge>
      }
    >
      {bills.map(([bill, time, amount]) => (
        <Line
          key={bill}
          name={words.bill + digits(bill, language)}
          note={digits(time, language)}
          value={taka(amount, language)}
        />
      ))}
      <Notice tone="wait">{words.kept}</Notice>
    </Feature>
  );
}
