/** Goods that expire within a month, by shelf. */
import { digits } from '#kit/digits.ts';
import { Feature, Line } from '#kit/feature.tsx';
import { inLanguages, type SceneProps } from '#kit/words.ts';
import { grounds } from '../../../grounds.ts';

export { size } from '#kit/feature.tsx';

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    title: 'Expires soon',
    milk: 'Milk powder',
    noodles: 'Instant noodles',
    ghee: 'Ghee, 400 g',
    shelf: 'Shelf ',
    pieces: ' pieces',
    days: ' days',
  },
  bn: {
    title: 'মেয়াদ শেষের পথে',
    milk: 'গুঁড়া দুধ',
    noodles: 'ইনস্ট্যান্ট নুডলস',
    ghee: 'ঘি, ৪০০ গ্রাম',
    shelf: 'তাক ',
    pieces: 'টি',
    days: ' দিন',
  },
});

const goods = [
  ['milk', 4, 12, 6, 'late'],
  ['noodles', 2, 35, 14, 'wait'],
  ['ghee', 7, 8, 27, 'plain'],
] as const;

export default function Expiry({ words, language }: SceneProps<Words>) {
  return (
    <Feature bg={grounds.POS} title={words.title}>
      {goods.map(([good, shelf, pieces, days, tone]) => (
        <Line
          key={good}
          name={words[good]}
          note={digits(`${words.shelf}${shelf} · ${pieces}${words.pieces}`, language)}
          badge={digits(`${days}${words.days}`, language)}
          tone={tone}
        />
      ))}
    </Feature>
  );
}
