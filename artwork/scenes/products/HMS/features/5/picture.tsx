/** What a night earns by each way of booking. */
import { Bars, Feature } from '#kit/feature.tsx';
import { taka } from '#kit/money.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';
import { grounds } from '../../../grounds.ts';

export { size } from '#kit/feature.tsx';

type Words = typeof words.en;

export const words = inLanguages({
  en: { title: 'Earned per night', after: 'after commission', web: 'Own website' },
  bn: { title: 'প্রতি রাতে আয়', after: 'কমিশন বাদে', web: 'নিজের ওয়েবসাইট' },
});

const ways = [
  ['web', 6200],
  ['Booking.com', 5270],
  ['Agoda', 5084],
] as const;

export default function Nights({ words, language }: SceneProps<Words>) {
  return (
    <Feature bg={grounds.HMS} title={words.title} aside={words.after}>
      <Bars
        bars={ways.map(([way, earned]) => ({
          name: way === 'web' ? words.web : way,
          share: earned / ways[0][1],
          value: taka(earned, language),
        }))}
      />
    </Feature>
  );
}
