/** Goods by weight, by four and by the carton in one bill. */
import { digits } from '#kit/digits.ts';
import { Feature, Line } from '#kit/feature.tsx';
import { grouped, sum, taka } from '#kit/money.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';
import { grounds } from '../../../grounds.ts';

export { size } from '#kit/feature.tsx';

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    bill: 'Bill',
    rice: 'Miniket rice',
    eggs: 'Eggs',
    soap: 'Soap',
    units: { rice: ' kg', eggs: ' hali', soap: ' carton' },
  },
  bn: {
    bill: 'বিল',
    rice: 'মিনিকেট চাল',
    eggs: 'ডিম',
    soap: 'সাবান',
    units: { rice: ' কেজি', eggs: ' হালি', soap: ' কার্টন' },
  },
});

const goods = [
  ['rice', 5, 72],
  ['eggs', 2, 48],
  ['soap', 1, 2880],
] as const;

export default function Units({ words, language }: SceneProps<Words>) {
  return (
    <Feature
      bg={grounds.POS}
      title={words.bill}
      aside={taka(sum(goods.map(([, count, price]) => count * price)), language)}
    >
      {goods.map(([good, count, price]) => (
        <Line
          key={good}
          name={words[good]}
          note={digits(`${count}${words.units[good]} × `, language) + grouped(price, language)}
          value={grouped(count * price, language)}
        />
      ))}
    </Feature>
  );
}
