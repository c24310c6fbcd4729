/** A room that was sold in one place closes in the others. */
import { Feature, Line } from '#kit/feature.tsx';
import { inLanguages, type SceneProps } from '#kit/words.ts';
import { grounds } from '../../../grounds.ts';

export { size } from '#kit/feature.tsx';

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    title: '402, Sunday 13',
    sold: 'Sold',
    closed: 'Closed',
    guests: 'Mr & Mrs Dewan',
    web: 'Own website',
  },
  bn: {
    title: '৪০২, রবিবার ১৩',
    sold: 'বিক্রি',
    closed: 'বন্ধ',
    guests: 'দেওয়ান দম্পতি',
    web: 'নিজের ওয়েবসাইট',
  },
});

export default function Channels({ words }: SceneProps<Words>) {
  return (
    <Feature bg={grounds.HMS} title={words.title}>
      <Line name="Booking.com" note={words.guests} badge={words.sold} tone="good" marked />
      <Line name="Agoda" badge={words.closed} />
      <Line name={words.web} badge={words.closed} />
    </Feature>
  );
}
