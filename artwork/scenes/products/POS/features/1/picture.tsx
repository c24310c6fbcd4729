/** Three who buy on credit, each with a limit. */
import { Feature, Line } from '#kit/feature.tsx';
import { sum, taka } from '#kit/money.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';
import { grounds } from '../../../grounds.ts';

export { size } from '#kit/feature.tsx';

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    title: 'Baki khata',
    limit: 'Limit ',
    tea: 'Haris Tea Stall',
    mess: 'Bachelor mess',
    salma: 'Salma Begum',
  },
  bn: {
    title: 'বাকির খাতা',
    limit: 'সীমা ',
    tea: 'হারিসের চায়ের দোকান',
    mess: 'ব্যাচেলর মেস',
    salma: 'সালমা বেগম',
  },
});

const dues = [
  ['tea', 8000, 6200],
  ['mess', 15000, 9450],
  ['salma', 5000, 1380],
] as const;

export default function Dues({ words, language }: SceneProps<Words>) {
  return (
    <Feature
      bg={grounds.POS}
      title={words.title}
      aside={taka(sum(dues.map(([, , owed]) => owed)), language)}
    >
      {dues.map(([who, limit, owed]) => (
        <Line
          key={who}
          name={words[who]}
          note={words.limit + taka(limit, language)}
          value={taka(owed, language)}
          marked={who === 'tea'}
        />
      ))}
    </Feature>
  );
}
